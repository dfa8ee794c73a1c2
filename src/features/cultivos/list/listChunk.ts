import { cultivosListSaga } from '@/features/cultivos/list/listSaga'

export { CultivosList as Screen } from '@/features/cultivos/list/CultivosList'
export const sagas = [cultivosListSaga]
