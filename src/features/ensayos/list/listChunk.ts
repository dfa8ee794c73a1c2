import { ensayosListSaga } from '@/features/ensayos/list/listSaga'

export { EnsayosList as Screen } from '@/features/ensayos/list/EnsayosList'
export const sagas = [ensayosListSaga]
