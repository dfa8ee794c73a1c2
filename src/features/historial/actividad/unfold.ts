import { historialApi, type HistoryQuery } from '@/api/historial'
import {
  recordKeyOf,
  recordsLoaded,
  selectHistory,
  fullTextsLoaded,
  type recordsRequested,
  type fullTextsRequested,
} from '@/features/historial/slice'
import type { RegistrosDeEntrada } from '@/shared/history'
import { call, put, select, type Saga } from '@/store/effects'
import { wholeChanges } from '@/kits/history/saga'
import { reportError } from '@/store/reportError'

/** Pages of a run from a cursor until at least `count` records are loaded, as one page. */
function* pagesOf(id: number, tipo: HistoryQuery['tipo'], from: string | null, count: number): Saga<RegistrosDeEntrada> {
  const page = yield* call(historialApi.records, id, tipo, from)
  const rest = count - page.registros.length
  if (page.siguiente === null || rest <= 0) return page
  const { registros, siguiente } = yield* pagesOf(id, tipo, page.siguiente, rest)
  return { registros: [...page.registros, ...registros], siguiente }
}

/** Loads the next records of a run, of the filtered kinds, or a run that has grown from its start, with one record more than known [HI-05]. */
export function* loadRecords({ payload: id }: ReturnType<typeof recordsRequested>): Saga {
  const { query, registros, entradas } = yield* select(selectHistory)
  const { siguiente = null, registros: known = [] } = registros[id] ?? {}
  const of = entradas.find(entrada => entrada.id === id)?.registros ?? 0
  try {
    const page = yield* pagesOf(id, query.tipo, siguiente, siguiente === null && known.length > 0 ? known.length + 1 : 0)
    // Ignored if the filters have changed meanwhile.
    if ((yield* select(selectHistory)).query === query) yield* put(recordsLoaded({ id, page, of }))
  } catch (error) {
    reportError('actividad', error)
    yield* put(recordsLoaded({ id, page: null, of }))
  }
}

/** Loads the full texts of an unfolded entry with truncated ones [HI-05]. */
export function* loadFullTexts({ payload }: ReturnType<typeof fullTextsRequested>): Saga {
  const key = recordKeyOf(payload)
  try {
    yield* put(fullTextsLoaded({ key, cambios: yield* wholeChanges(payload.id, payload.cambios) }))
  } catch (error) {
    reportError('actividad', error)
    yield* put(fullTextsLoaded({ key, cambios: null }))
  }
}
