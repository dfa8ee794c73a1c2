import { historialApi, type HistoryQuery } from '@/api/historial'
import { activityFollowed, activityLoaded, selectHistory, type activityRequested } from '@/features/historial/slice'
import type { PaginaDeHistorial } from '@/shared/history'
import { call, delay, put, select, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

/** Pause after a change, in milliseconds, so that the changes of one save lead to one request. */
export const FOLLOWED_MS = 300

/** Pause after a key, in milliseconds, so that a typed name leads to one request. */
const TYPING_MS = 250

function* orFailed(load: () => Saga): Saga {
  try {
    yield* load()
  } catch (error) {
    reportError('actividad', error)
    yield* put(activityLoaded(null))
  }
}

/** First page with entries: an empty one is not the last, because the server limits the number of entries that it searches for one request. */
function* filledPage(query: HistoryQuery, first: PaginaDeHistorial): Saga<PaginaDeHistorial> {
  let page = first
  while (page.entradas.length === 0 && page.siguiente !== null) page = yield* call(historialApi.page, query, page.siguiente)
  return page
}

/** Loads the first page [HI-05]. */
export function* loadActivity({ payload: query }: ReturnType<typeof activityRequested>): Saga {
  if (query.buscar) yield* delay(TYPING_MS)
  yield* orFailed(function* () {
    const first = yield* call(historialApi.page, query, null)
    const page = yield* filledPage(query, first)
    const counts = page === first ? first : { total: page.entradas.length, hay_mas: page.siguiente !== null }
    yield* put(activityLoaded({ ...page, ...counts }))
  })
}

/** Loads the next page; ignores the response if the query has changed meanwhile. */
export function* loadMore(): Saga {
  const before = yield* select(selectHistory)
  if (before.siguiente === null) return
  yield* orFailed(function* () {
    const page = yield* filledPage(before.query, yield* call(historialApi.page, before.query, before.siguiente))
    const { query, siguiente } = yield* select(selectHistory)
    if (query === before.query && siguiente === before.siguiente) yield* put(activityLoaded({ ...page, total: null }))
  })
}

/** Reloads the first page after a change, while the activity is open [SY-03]. */
export function* followActivity(): Saga {
  const { isOpen, total, query } = yield* select(selectHistory)
  if (!isOpen || total === null) return
  try {
    const page = yield* call(historialApi.page, query, null)
    const now = yield* select(selectHistory)
    if (now.isOpen && now.query === query) yield* put(activityFollowed(page))
  } catch (error) {
    reportError('actividad', error)
  }
}
