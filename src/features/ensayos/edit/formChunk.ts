import { ensayosListSaga } from '@/features/ensayos/list/listSaga'
import { ensayosSaga } from '@/features/ensayos/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { EnsayoDetalle as Screen } from '@/features/ensayos/edit/EnsayoDetalle'

// A trial that was made just now and is given up is deleted by the saga of the list.
export const sagas = [ensayosListSaga, ensayosSaga, ...recordSagas]
