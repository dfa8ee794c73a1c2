import { ensayosApi as api } from '@/api/ensayos'
import type { EnsayoInput } from '@/domain/ensayo/ensayo'
import { MESSAGES } from '@/features/ensayos/messages'
import { createKey, detailPath, recordMade, selectEnsayo, type createRequested, type CreateRequest } from '@/features/ensayos/slice'
import { put, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { forgetIfLeft, isOpen } from '@/store/screens/saga'
import { makeOnce, nothingMade, type MakeFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

/** [TR-01] */
export const createSteps: readonly Step<CreateRequest, MakeFacts<EnsayoInput>>[] = [
  {
    name: 'Ensayo',
    isForm: true,
    *run({ input, ...context }) {
      const codigo = input.codigo.trim()
      yield* makeOnce({ api, input: { codigo }, byCode: { list: api.list, codigo } }, context)
    },
    fallback: MESSAGES.saveFailed,
  },
]

export function* createEnsayo({ payload }: ReturnType<typeof createRequested>): Saga {
  if (payload.codigo.trim() === '') return
  const key = createKey(payload)
  const done = yield* runSequence<CreateRequest, MakeFacts<EnsayoInput>>({ key, steps: createSteps, input: payload, facts: nothingMade })
  if (done?.id != null && (yield* isOpen(selectEnsayo, payload))) {
    yield* put(recordMade({ formId: payload.formId, id: done.id }))
    yield* put(navigationRequested(detailPath(done.id), { replace: true }))
  }
  if (!done) yield* forgetIfLeft(selectEnsayo, { formId: payload.formId, key })
}
