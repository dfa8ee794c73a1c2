import { ApiError } from '@/api/ApiError'
import { combinacionesDeProductosApi as api } from '@/api/combinacionesDeProductos'
import { isCombinationChanged, isCombinationEmpty, toCombinationValues, type CombinationValues } from '@/domain/combination'
import type { CombinacionDeProductos } from '@/domain/combinacionDeProductos'
import {
  combinationDeleted,
  combinationSaved,
  saveKey,
  selectSolution,
  type saveRequested,
  type SaveRequest,
} from '@/features/soluciones/slice'
import { saveOver } from '@/store/conflicts'
import { call, put, select, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

interface Input extends SaveRequest {
  /** As it was saved when it was shown. */
  opened: CombinacionDeProductos
}
interface Facts {
  record: CombinacionDeProductos | null
  deleted: boolean
}

/** Saved, or deleted where nothing is left of it [CB-04]. The API gives single combinations only in a list. */
export const saveSteps: readonly Step<Input, Facts>[] = [
  {
    name: 'Combinación',
    *run({ input: { id, opened, values, seen } }) {
      let deleted = false
      const record = yield* saveOver<CombinacionDeProductos, CombinationValues>({
        *read() {
          const found = (yield* call(api.list)).find(each => each.id === id)
          if (!found) throw new ApiError(404, null)
          return { record: found, tag: JSON.stringify(found) }
        },
        *write(input) {
          if (!isCombinationEmpty(input)) return yield* call(api.update, id, { solucion: opened.solucion, ...input })
          yield* call(api.remove, id)
          deleted = true
          return opened
        },
        toInput: toCombinationValues,
        opened: toCombinationValues(opened),
        typed: values,
        seen,
      })
      return { record, deleted }
    },
    fallback: 'Se ha producido un error al guardar los datos',
  },
]

export function* saveCombinacion({ payload }: ReturnType<typeof saveRequested>): Saga {
  const { formId, combinaciones } = yield* select(selectSolution)
  const opened = combinaciones.find(({ id }) => id === payload.id)
  if (!opened || formId !== payload.formId || !isCombinationChanged(toCombinationValues(opened), payload.values)) return
  const input = { ...payload, opened }
  const done = yield* runSequence<Input, Facts>({ key: saveKey(payload), steps: saveSteps, input, facts: { record: null, deleted: false } })
  if (done?.deleted) yield* put(combinationDeleted({ formId, id: payload.id }))
  else if (done?.record) yield* put(combinationSaved({ formId, record: done.record }))
}
