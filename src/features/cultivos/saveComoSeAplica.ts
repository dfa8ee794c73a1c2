import { ApiError } from '@/api/ApiError'
import { comoSeAplicaApi } from '@/api/comoSeAplica'
import type { ComoSeAplica, ComoSeAplicaInput } from '@/domain/comoSeAplica'
import { CHANGES_FAILED, entryKey, entrySaved, selectCrop, type entrySaveRequested, type EntrySaveRequest } from '@/features/cultivos/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { saveOver } from '@/store/saveOver'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'

interface Input extends EntrySaveRequest {
  /** As it was saved when it was shown. */
  opened: ComoSeAplica
}
interface Facts {
  record: ComoSeAplica | null
  /** What the tries of this entry have sent, answered or not: it is not somebody else's. */
  sent: readonly ComoSeAplicaInput[]
}

const toInput = ({ id: _id, ...input }: ComoSeAplica): ComoSeAplicaInput => input

/** The whole record goes [CD-06]. The API gives single entries only in a list. */
export const entrySteps: readonly Step<Input, Facts>[] = [
  {
    name: 'Cómo se aplica',
    isForm: true,
    *run({ input: { id, opened, values, seen }, facts: { sent }, learn }) {
      const typed = { ...toInput(opened), ...values }
      const record = yield* saveOver<ComoSeAplica, ComoSeAplicaInput>({
        *read() {
          const entries = yield* call(comoSeAplicaApi.list, { estado_fenologico: opened.estado_fenologico })
          const found = entries.find(entry => entry.id === id)
          if (!found) throw new ApiError(404, null)
          return { record: found, tag: JSON.stringify(found) }
        },
        *write(input, _tag, current) {
          yield* learn({ sent: [...sent, typed] })
          return yield* call(comoSeAplicaApi.update, id, { ...current, ...input })
        },
        toInput,
        opened: toInput(opened),
        typed,
        sent,
        seen,
      })
      return { record }
    },
    fallback: CHANGES_FAILED,
  },
]

export function* saveComoSeAplica({ payload }: ReturnType<typeof entrySaveRequested>): Saga {
  const { formId, entradas } = yield* select(selectCrop)
  const opened = Object.values(entradas)
    .flat()
    .find(({ id }) => id === payload.id)
  if (!opened || formId !== payload.formId) return
  const input = { ...payload, opened }
  const done = yield* runSequence<Input, Facts>({ key: entryKey(payload), steps: entrySteps, input, facts: { record: null, sent: [] } })
  if (done?.record) yield* put(entrySaved({ formId, record: done.record }))
  // Its crop was closed while it ran: nobody will try it again.
  else if ((yield* select(selectCrop)).formId !== formId) yield* put(sequenceForgotten({ key: entryKey(payload) }))
}
