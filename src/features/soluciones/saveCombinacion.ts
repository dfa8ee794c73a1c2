import { combinacionesDeProductosApi as api } from '@/api/combinacionesDeProductos'
import { hasStatus } from '@/api/http/ApiError'
import {
  isCombinacionChanged,
  isCombinacionEmpty,
  toCombinacionValues,
  type CombinacionValues,
} from '@/features/soluciones/model/combinacionValues'
import {
  combinacionDeleted,
  combinacionSaved,
  saveKey,
  selectSolucion,
  type saveRequested,
  type SaveRequest,
} from '@/features/soluciones/slice'
import type { CombinacionDeProductos } from '@/shared/resources/combinacionesDeProductos'
import { call, put, select, type Saga } from '@/store/effects'
import { saveOver, taggedIn } from '@/store/saveOver'
import { forgetIfLeft } from '@/store/screens/saga'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const GONE = 'Otra persona ha eliminado esta combinación; lo escrito sigue aquí'

interface Input extends SaveRequest {
  /** Saved combination when the card was opened. */
  opened: CombinacionDeProductos
}
interface Facts {
  record: CombinacionDeProductos | null
  deleted: boolean
  /** Values sent by earlier attempts, with or without a response: stored copies of them are no conflict. */
  attempts: readonly CombinacionValues[]
}

/** Saves a combination, or deletes an empty one [CB-04]. The API returns single combinations only in a list. */
export const saveSteps: readonly Step<Input, Facts>[] = [
  {
    name: 'Combinación',
    words: { saved: 'la combinación' },
    isForm: true,
    *run({ input: { id, opened, values, overwrites }, facts: { attempts }, recordFacts }) {
      let deleted = false
      try {
        const record = yield* saveOver<CombinacionDeProductos, CombinacionValues>({
          *read() {
            return taggedIn(yield* call(api.list), id, GONE)
          },
          *write(input, _tag, current) {
            // Content that another user added meanwhile must not be deleted without a question.
            if (isCombinacionEmpty(input, current) && !isCombinacionChanged(values, input)) {
              yield* call(api.remove, id)
              deleted = true
              return opened
            }
            yield* recordFacts({ attempts: [...attempts, values] })
            return yield* call(api.update, id, { solucion: opened.solucion, ...input })
          },
          toInput: toCombinacionValues,
          opened: toCombinacionValues(opened),
          typed: values,
          attempts,
          overwrites,
        })
        return { record, deleted }
      } catch (error) {
        // Status 404: an earlier attempt without a response, or another user, has deleted the combination.
        if (isCombinacionEmpty(values, opened) && hasStatus(error, 404)) return { deleted: true }
        throw error
      }
    },
    fallback: 'Se ha producido un error al guardar los datos',
  },
]

export function* saveCombinacion({ payload }: ReturnType<typeof saveRequested>): Saga {
  const { formId, combinaciones } = yield* select(selectSolucion)
  const record = combinaciones.find(({ id }) => id === payload.id)
  if (!record || formId !== payload.formId) return
  const opened = { ...record, ...payload.base }
  // Unchanged, non-empty values need no save. A new combination that was never filled in continues here and is deleted.
  if (!isCombinacionChanged(toCombinacionValues(opened), payload.values) && !isCombinacionEmpty(payload.values, opened)) return
  const key = saveKey(payload)
  const facts = { record: null, deleted: false, attempts: [] }
  const done = yield* runSequence<Input, Facts>({ key, steps: saveSteps, input: { ...payload, opened }, facts })
  if (done?.deleted) yield* put(combinacionDeleted({ formId, id: payload.id }))
  else if (done?.record) yield* put(combinacionSaved({ formId, record: done.record }))
  else yield* forgetIfLeft(selectSolucion, { formId, key })
}
