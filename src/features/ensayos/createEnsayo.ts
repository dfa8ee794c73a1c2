import { ensayosApi } from '@/api/ensayos'
import { MESSAGES } from '@/features/ensayos/messages'
import { createKey, detailPath, type createRequested, type CreateRequest } from '@/features/ensayos/slice'
import { call, put, type Saga } from '@/store/effects'
import { navigationRequested } from '@/store/navigation'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

interface Facts {
  id: number | null
}

/** [TR-01] */
export const createSteps: readonly Step<CreateRequest, Facts>[] = [
  {
    name: 'Ensayo',
    *run({ input, keyOf }) {
      return { id: (yield* call(ensayosApi.create, { codigo: input.codigo.trim() }, keyOf())).id }
    },
    fallback: MESSAGES.saveFailed,
  },
]

export function* createEnsayo({ payload }: ReturnType<typeof createRequested>): Saga {
  if (payload.codigo.trim() === '') return
  const done = yield* runSequence<CreateRequest, Facts>({
    key: createKey(payload),
    steps: createSteps,
    input: payload,
    facts: { id: null },
  })
  if (done?.id != null) yield* put(navigationRequested(detailPath(done.id), { replace: true }))
}
