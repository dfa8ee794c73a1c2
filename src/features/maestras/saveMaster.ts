import { hasText } from '@/domain/locales'
import type { MasterDefinition } from '@/features/maestras/definition'
import { masterOf } from '@/features/maestras/registry'
import { formClosed, saveKey, type saveRequested, type SaveRequest } from '@/features/maestras/slice'
import { call, put, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

interface Facts {
  /** Of the record, once the server has it. */
  id: number | null
}

/** [MA-07, MA-11] */
export const saveSteps = (master: MasterDefinition): readonly Step<SaveRequest, Facts>[] => [
  {
    name: 'Registro',
    *run({ input: { values }, facts: { id }, keyOf }) {
      const record = id === null ? yield* call(master.api.create, values, keyOf()) : yield* call(master.api.update, id, values)
      return { id: record.id }
    },
    fallback: master.messages.saveFailed,
  },
]

export function* saveMaster({ payload }: ReturnType<typeof saveRequested>): Saga {
  const master = masterOf(payload.master)
  // Nothing is sent and nothing is said [MA-08].
  if (!hasText(master.required(payload.values), payload.locale)) return
  const done = yield* runSequence({ key: saveKey(payload), steps: saveSteps(master), input: payload, facts: { id: payload.id } })
  if (!done) return
  yield* put(toastRaised('success', master.messages.saved))
  yield* put(formClosed({ master: payload.master, formId: payload.formId }))
  yield* put(master.catalogue.loadRequested())
}
