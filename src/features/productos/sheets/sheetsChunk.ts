import { sheetsSaga } from '@/features/productos/sheets/saga'

export { SheetsScreen as Screen } from '@/features/productos/sheets/SheetsScreen'
export const sagas = [sheetsSaga]
