import { usosApi } from '@/api/usos'
import type { Uso } from '@/shared/usages'
import { call, put, within, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import { selectionUsesAsked, selectionUsesLearnt, usesAsked, usesLearnt, type UsesOfSelection, type UsesRequest } from '@/kits/usages/slice'
import { watch } from '@/store/watch'

/** Whoever deletes a record is asked without knowing after so long [LS-10]. */
const DELETION_PATIENCE_MS = 1_000

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

export const usosSaga = watch({
  first: [
    [usesAsked, ({ payload }) => learnUses(payload), ({ payload: { place, tipo, id } }) => `${place}/${tipo}/${id}`],
    [selectionUsesAsked, ({ payload }) => learnUsesOfSelection(payload), ({ payload }) => payload.asked],
  ],
})
