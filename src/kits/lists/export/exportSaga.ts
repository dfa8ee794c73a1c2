import { downloadReady } from '@/store/downloads'
import { call, put, type Saga } from '@/store/effects'
import { exportRequested } from '@/kits/lists/store/slice'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'
import { fileVault, sheetVault } from '@/store/vault'
import { watch } from '@/store/watch'
import { lazyPart } from '@/ui/lazyPart'

/** Writer of CSV and XLSX files (10 KiB), loaded on demand: few visits export a list. */
const writerPart = lazyPart(() => import('@/kits/lists/export/fileOf'))

const now = (): Date => new Date()

/** Exports the rows of a vault ticket into a file; actions do not contain the rows [LS-06, AC-04]. */
function* exportList({ payload: { ticket, format } }: ReturnType<typeof exportRequested>): Saga {
  try {
    const sheet = yield* call(sheetVault.open, { ticket })
    const { fileOf } = yield* call(writerPart.load)
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
