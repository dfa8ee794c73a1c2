import { hasText } from '@/domain/locales'
import { mergeEdited } from '@/domain/locales/merge'
import type { MasterDefinition } from '@/features/maestras/definition'
import { masterOf } from '@/features/maestras/registry'
import { formClosed, saveKey, selectScreen, type saveRequested, type SaveRequest } from '@/features/maestras/slice'
import { call, put, select, type Saga } from '@/store/effects'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
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
    *run({ input: { values, initial }, facts: { id }, keyOf }) {
      if (id === null) return { id: (yield* call(master.api.create, values, keyOf())).id }
      const current = master.toInput(yield* call(master.api.get, id))
      yield* call(master.api.update, id, mergeEdited(initial ?? current, values, current))
      return { id }
    },
    fallback: master.messages.saveFailed,
  },
]

export function* saveMaster({ payload }: ReturnType<typeof saveRequested>): Saga {
  const master = masterOf(payload.master)
  // Nothing is sent and nothing is said [MA-08].
  if (!hasText(master.required(payload.values), payload.locale)) return
  const done = yield* runSequence({ key: saveKey(payload), steps: saveSteps(master), input: payload, facts: { id: payload.id } })
  if (!done) {
    const { formId } = yield* select(selectScreen, payload.master)
    // Its form was closed while it ran: nobody will try it again.
    if (formId !== payload.formId) yield* put(sequenceForgotten({ key: saveKey(payload) }))
    return
  }
  yield* put(toastRaised('success', master.messages.saved))
  yield* put(formClosed({ master: payload.master, formId: payload.formId }))
  yield* put(master.catalogue.loadRequested())
}
