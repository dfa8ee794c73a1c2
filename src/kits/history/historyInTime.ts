import { historialApi } from '@/api/historial'
import type { Entrada } from '@/shared/history'
import { call, within, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

/** Time limit in milliseconds; after it the view shows without the history. */
const PATIENCE_MS = 1_000

/**
 * Newest entries of a record for a view that can do without; none when the history fails or does not answer in time.
 * @param place name in the error log
 */
export function* historyInTime(place: string, { tipo, id }: { tipo: string; id: number }): Saga<readonly Entrada[]> {
  try {
    const history = yield* within(PATIENCE_MS, () => call(historialApi.ofRecord, { tipo, id }))
    return history?.entradas ?? []
  } catch (error) {
    reportError(place, error)
    return []
  }
}
