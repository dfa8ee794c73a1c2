import { formSaga } from '@/features/maestras/formSaga'
import { recordSagas } from '@/kits/forms/recordSagas'

export { MasterForm } from '@/features/maestras/MasterForm'
export const sagas = [formSaga, ...recordSagas]
