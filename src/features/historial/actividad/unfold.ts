import { historialApi } from '@/api/historial'
import {
  claveOf,
  recordsLoaded,
  selectHistory,
  fullTextsLoaded,
  type recordsRequested,
  type fullTextsRequested,
} from '@/features/historial/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { wholeChanges } from '@/kits/history/saga'
import { reportError } from '@/store/reportError'

/** Loads the next records of a run, of the filtered kinds [HI-05]. */
export function* loadRecords({ payload: id }: ReturnType<typeof recordsRequested>): Saga {
  const { query, registros } = yield* select(selectHistory)
  try {
    const page = yield* call(historialApi.records, id, query.tipo, registros[id]?.siguiente ?? null)
    // Ignored if the filters have changed meanwhile.
    if ((yield* select(selectHistory)).query === query) yield* put(recordsLoaded({ id, page }))
  } catch (error) {
    reportError('actividad', error)
    yield* put(recordsLoaded({ id, page: null }))
  }
}

/** Loads the full texts of an unfolded entry with truncated ones [HI-05]. */
export function* loadFullTexts({ payload }: ReturnType<typeof fullTextsRequested>): Saga {
  const clave = claveOf(payload)
  try {
    yield* put(fullTextsLoaded({ clave, cambios: yield* wholeChanges(payload.id, payload.cambios) }))
  } catch (error) {
    reportError('actividad', error)
    yield* put(fullTextsLoaded({ clave, cambios: null }))
  }
}
