import { apiOf } from '@/api/resources'
import {
  CHANGES_FAILED,
  entryKey,
  entrySaved,
  selectCultivo,
  type entrySaveRequested,
  type EntrySaveRequest,
} from '@/features/cultivos/slice'
import { comoSeAplica, type ComoSeAplica } from '@/shared/resources/comoSeAplica'
import type { InputOf } from '@/shared/resources/resource'
import { call, put, select, type Saga } from '@/store/effects'
import { taggedIn } from '@/store/saveOver'
import { forgetIfLeft } from '@/store/screens/saga'
import { noAttempts, recordStep, type RecordFacts } from '@/store/sequences/recordStep'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const api = apiOf(comoSeAplica)

const GONE = 'Otra persona ha quitado el producto de esta fase; lo escrito sigue aquí'

interface Input extends EntrySaveRequest {
  /** Saved entry when the edit began. */
  opened: ComoSeAplica
}
type Facts = RecordFacts<ComoSeAplica, InputOf<typeof comoSeAplica>>

const toInput = ({ id: _id, ...input }: ComoSeAplica): InputOf<typeof comoSeAplica> => input

/** Steps of the save of an entry. The whole record is sent [CD-06]; the API returns single entries only in a list. */
const entrySteps: readonly Step<Input, Facts>[] = [
  recordStep<Input, ComoSeAplica, InputOf<typeof comoSeAplica>>({
    name: 'Cómo se aplica',
    *read({ id, opened: { estado_fenologico } }) {
      return taggedIn(yield* call(api.list, { estado_fenologico }), id, GONE)
    },
    write: ({ id }, { merged, current }) => call(api.update, id, { ...current, ...merged }),
    toValues: toInput,
    opened: ({ opened }) => toInput(opened),
    typed: ({ opened, values }) => ({ ...toInput(opened), ...values }),
    fallback: CHANGES_FAILED,
  }),
]

export function* saveComoSeAplica({ payload }: ReturnType<typeof entrySaveRequested>): Saga {
  const { formId, entradas } = yield* select(selectCultivo)
  const record = Object.values(entradas)
    .flat()
    .find(({ id }) => id === payload.id)
  if (!record || formId !== payload.formId) return
  const input = { ...payload, opened: { ...record, ...payload.base } }
  const done = yield* runSequence<Input, Facts>({ key: entryKey(payload), steps: entrySteps, input, facts: noAttempts })
  if (done?.saved) yield* put(entrySaved({ formId, record: done.saved }))
  else yield* forgetIfLeft(selectCultivo, { formId, key: entryKey(payload) })
}
