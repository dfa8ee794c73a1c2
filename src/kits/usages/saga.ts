import { usosApi } from '@/api/usos'
import type { Uso } from '@/shared/usages'
import { call, endedBy, put, select, within, type Saga } from '@/store/effects'
import { dataChanged } from '@/store/live/events'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import {
  selectUses,
  selectionUsesClosed,
  selectionUsesRequested,
  selectionUsesLoaded,
  usesRequested,
  usesLoaded,
  type UsesOfSelection,
  type UsesRequest,
} from '@/kits/usages/slice'
import { watch } from '@/store/watch'

/** Delay after a change in milliseconds, so that many changes cause one request. */
const FOLLOWED_MS = 1_000

/** Time limit of each record in milliseconds, after which the deletion question treats the record as free [LS-10]. */
const DELETION_PATIENCE_MS = 1_000

export function* loadUses(request: UsesRequest): Saga {
  const ask = () => call(usosApi.of, request.tipo, request.id)
  let usos: Uso[] | null = null
  try {
    usos = request.place === 'deletion' ? yield* within(DELETION_PATIENCE_MS, ask) : yield* ask()
  } catch (error) {
    reportError('usos', error)
  }
  yield* put(usesLoaded({ ...request, usos }))
}

/**
 * Looks up the usages of a selection. The time limit applies to each record, because a large selection takes many calls; after the first time-out
 * no further record is checked. Records whose check fails, times out or is left out are offered for deletion; the server still rejects records in
 * use.
 */
export function* loadSelectionUses({ asked, tipo, ids }: Pick<UsesOfSelection, 'asked' | 'tipo' | 'ids'>): Saga {
  const found = new Map<number, Uso[]>()
  let isLate = false
  yield* eachOf(ids, function* (id) {
    if (isLate) return
    try {
      const usos = yield* within(DELETION_PATIENCE_MS, () => call(usosApi.of, tipo, id))
      if (usos) found.set(id, usos)
      else isLate = true
    } catch (error) {
      reportError('usos', error)
    }
  })
  const used = ids.flatMap(id => {
    const usos = found.get(id) ?? []
    return usos.length > 0 ? [{ id, usos }] : []
  })
  yield* put(selectionUsesLoaded({ asked, used }))
}

/** Looks up the usages of a selection until its question is closed. */
function* checkSelection({ payload }: ReturnType<typeof selectionUsesRequested>): Saga {
  yield* endedBy(selectionUsesClosed.match, () => loadSelectionUses(payload))
}

/** Loads the usages shown by a form again after changes of others, and after gaps of the stream [SY-03, SY-09]. */
function* checkAgain(): Saga {
  const uses = yield* select(selectUses, 'form')
  if (uses?.status === 'known') yield* loadUses({ place: 'form', tipo: uses.tipo, id: uses.id })
}

export const usosSaga = watch({
  first: [
    [usesRequested, ({ payload }) => loadUses(payload), ({ payload: { place, tipo, id } }) => `${place}/${tipo}/${id}`],
    [selectionUsesRequested, checkSelection, ({ payload }) => payload.asked],
  ],
  paused: [[dataChanged, checkAgain, FOLLOWED_MS]],
})
