import { cultivosSaga } from '@/features/cultivos/saga'

export { CultivoDetalle as Screen } from '@/features/cultivos/CultivoDetalle'
export const sagas = [cultivosSaga]
