export { formSaga } from '@/features/maestras/formSaga'
export { MasterForm } from '@/features/maestras/MasterForm'
