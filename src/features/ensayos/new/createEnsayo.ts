import { ensayosApi as api } from '@/api/ensayos'
import type { EnsayoInput } from '@/domain/ensayo/ensayo'
import { MESSAGES } from '@/features/ensayos/messages'
import { createKey, detailPath, selectEnsayo, ensayoMade, type createRequested, type CreateRequest } from '@/features/ensayos/slice'
import { put, select, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { makeOnce, nothingMade, type MakeFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import { sequenceForgotten } from '@/store/sequences/slice'
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
  const isOpen = (yield* select(selectEnsayo)).formId === payload.formId
  if (done?.id != null && isOpen) {
    yield* put(ensayoMade({ formId: payload.formId, id: done.id }))
    yield* put(navigationRequested(detailPath(done.id), { replace: true }))
  }
  // Whoever has left the form meanwhile neither goes on from it nor tries again.
  if (!done && !isOpen) yield* put(sequenceForgotten({ key }))
}
