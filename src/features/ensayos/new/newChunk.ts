import { ensayosSaga } from '@/features/ensayos/saga'

export { NuevoEnsayo as Screen } from '@/features/ensayos/new/NuevoEnsayo'
export const sagas = [ensayosSaga]
