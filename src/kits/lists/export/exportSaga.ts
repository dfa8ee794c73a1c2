import { cellsOf, layoutOf, sheetFileName, type Sheet } from '@/shared/export/sheet'
import { toCsv } from '@/kits/lists/export/toCsv'
import { TYPES } from '@/shared/export/types'
import { momentInName } from '@/ui/text/dates'
import { toXlsx } from '@/kits/lists/export/toXlsx'
import { downloadReady } from '@/store/downloads'
import { call, put, type Saga } from '@/store/effects'
import { exportRequested, type ExportFormat } from '@/kits/lists/store/slice'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'
import { fileVault, sheetVault } from '@/store/vault'
import { watch } from '@/store/watch'

const now = (): Date => new Date()

const fileOf = (sheet: Sheet, format: ExportFormat, made: Date): File => {
  const name = `${momentInName(made)}_${sheetFileName(sheet)}.${format}`
  const lines = cellsOf(sheet)
  return format === 'csv'
    ? new File([toCsv(lines)], name, { type: `${TYPES.csv};charset=utf-8` })
    : new File([toXlsx(lines, layoutOf(sheet))], name, { type: TYPES.xlsx })
}

/** The rows go from the vault into a file, and through no action [LS-06, AC-04]. */
function* exportList({ payload: { ticket, format } }: ReturnType<typeof exportRequested>): Saga {
  try {
    const sheet = yield* call(sheetVault.open, { ticket })
    const file = yield* call(fileOf, sheet, format, yield* call(now))
    yield* put(downloadReady({ ...fileVault.keep(file), name: file.name }))
  } catch (error) {
    reportError(exportRequested.type, error)
    yield* put(toastRaised('error', 'Se ha producido un error al exportar la lista'))
  } finally {
    sheetVault.drop({ ticket })
  }
}

export const exportSaga = watch({ first: [[exportRequested, exportList, ({ payload }) => payload.ticket]] })
