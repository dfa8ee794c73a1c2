import { maestrasSaga } from '@/features/maestras/saga'

export { Maestra as Screen } from '@/features/maestras/Maestra'
export const sagas = [maestrasSaga]
