import { usosApi } from '@/api/usos'
import type { Uso } from '@/shared/usages'
import { call, fork, put, select, within, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import {
  selectionUsesAsked,
  selectionUsesLearnt,
  selectUses,
  selectUsesOfSelection,
  usesAsked,
  usesLearnt,
  type Place,
  type UsesOfSelection,
  type UsesRequest,
} from '@/kits/usages/slice'
import { guarded, watch } from '@/store/watch'

/** Whoever deletes a record is asked without knowing after so long [LS-10]. */
const DELETION_PATIENCE_MS = 1_000

const PLACES: readonly Place[] = ['deletion', 'form']

export function* learnUses(request: UsesRequest): Saga {
  const ask = () => call(usosApi.of, request.tipo, request.id)
  let usos: Uso[] | null = null
  try {
    usos = request.place === 'deletion' ? yield* within(DELETION_PATIENCE_MS, ask) : yield* ask()
  } catch (error) {
    reportError('usos', error)
  }
  yield* put(usesLearnt({ ...request, usos }))
}

/** Whom nobody knows anything of in time is deleted as if nothing used it: the server refuses what it must. */
export function* learnUsesOfSelection({ asked, tipo, ids }: Pick<UsesOfSelection, 'asked' | 'tipo' | 'ids'>): Saga {
  const found = new Map<number, Uso[]>()
  yield* within(DELETION_PATIENCE_MS, () =>
    eachOf(ids, function* (id) {
      try {
        found.set(id, yield* call(usosApi.of, tipo, id))
      } catch (error) {
        reportError('usos', error)
      }
    }),
  )
  const used = ids.flatMap(id => {
    const usos = found.get(id) ?? []
    return usos.length > 0 ? [{ id, usos }] : []
  })
  yield* put(selectionUsesLearnt({ asked, used }))
}

const requests = watch({
  first: [
    [usesAsked, ({ payload }) => learnUses(payload), ({ payload: { place, tipo, id } }) => `${place}/${tipo}/${id}`],
    [selectionUsesAsked, ({ payload }) => learnUsesOfSelection(payload), ({ payload }) => payload.asked],
  ],
})

/** Saga of a late chunk: requests that were made before it came are answered first. */
export function* usosSaga(): Saga {
  for (const place of PLACES) {
    const uses = yield* select(selectUses, place)
    if (uses?.status === 'waiting') yield* fork(guarded, 'usos', () => learnUses({ place, tipo: uses.tipo, id: uses.id }))
  }
  const selection = yield* select(selectUsesOfSelection)
  if (selection?.status === 'waiting') yield* fork(guarded, 'usos', () => learnUsesOfSelection(selection))
  yield* fork(requests)
}
