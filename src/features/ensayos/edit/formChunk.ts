import { ensayosListSaga } from '@/features/ensayos/list/listSaga'
import { ensayosSaga } from '@/features/ensayos/saga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { EnsayoDetalle as Screen } from '@/features/ensayos/edit/EnsayoDetalle'

// Includes the list's saga, which deletes a newly created trial when the user discards it.
export const sagas = [ensayosListSaga, ensayosSaga, ...recordSagas]
