import { informesSaga } from '@/features/informes/saga'

export { Informes as Screen } from '@/features/informes/Informes'
export const sagas = [informesSaga]
