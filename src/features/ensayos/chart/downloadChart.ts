import { pngOf } from '@/features/ensayos/chart/pngOf'
import { MESSAGES } from '@/features/ensayos/messages'
import { chartRequested } from '@/features/ensayos/slice'
import { downloadReady } from '@/store/downloads'
import { call, put, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { toastRaised } from '@/store/toasts'
import { fileVault } from '@/store/vault'

/** Passes the drawing from the vault to the browser, as SVG or converted to PNG [FT-04]. */
export function* downloadChart({ payload }: ReturnType<typeof chartRequested>): Saga {
  try {
    const drawing = yield* call(fileVault.open, payload)
    const file = payload.format === 'svg' ? drawing : yield* call(pngOf, drawing, payload)
    yield* put(downloadReady({ ...fileVault.keep(file), name: file.name }))
  } catch (error) {
    reportError(chartRequested.type, error)
    yield* put(toastRaised('error', MESSAGES.chartFailed))
  } finally {
    fileVault.drop(payload)
  }
}
