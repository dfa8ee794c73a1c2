import { apiOf } from '@/api/resources'
import { storedCode } from '@/shared/code'
import { MESSAGES } from '@/features/ensayos/messages'
import type { CreateRequest } from '@/features/ensayos/screen'
import { createKey, linkedEnsayo, recordMade, selectEnsayo, type createRequested } from '@/features/ensayos/slice'
import { ensayos } from '@/shared/resources/ensayos'
import type { InputOf } from '@/shared/resources/resource'
import type { Saga } from '@/store/effects'
import { awaitsRecord, endCreation } from '@/store/screens/saga'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { runSequence } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'

const api = apiOf(ensayos)

/** Steps of the creation of a trial from its code [TR-01]. */
export const createSteps: readonly Step<CreateRequest, CreationFacts<InputOf<typeof ensayos>>>[] = [
  {
    name: 'Ensayo',
    words: { saved: 'el ensayo' },
    isForm: true,
    *run({ input, ...context }) {
      yield* makeOnce({ api, input: { codigo: storedCode(input.codigo) } }, context)
    },
    fallback: MESSAGES.saveFailed,
  },
]

export function* createEnsayo({ payload }: ReturnType<typeof createRequested>): Saga {
  // Returns without a call or a message.
  if (storedCode(payload.codigo) === '' || !(yield* awaitsRecord(selectEnsayo, payload))) return
  const { formId, after } = payload
  const key = createKey(payload)
  const done = yield* runSequence<CreateRequest, CreationFacts<InputOf<typeof ensayos>>>({
    key,
    steps: createSteps,
    input: payload,
    facts: nothingMade,
  })
  const id = done?.id ?? null
  const made = id === null ? null : { action: recordMade({ formId, id }), record: linkedEnsayo(id) }
  yield* endCreation(selectEnsayo, { formId, key, made, said: MESSAGES.saved, after })
}
