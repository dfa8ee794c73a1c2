import type { MasterDefinition } from '@/features/maestras/definition'
import { masterOf } from '@/features/maestras/registry'
import { deleteEnded, deleteKey, deletePlace, type deleteRequested, type DeleteRequest } from '@/features/maestras/slice'
import { call, put, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'
import type { Step } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

/** Steps of a deletion: a failure shows its reason, a success reloads the list [MA-10, MA-11]. */
const deleteSteps = (master: MasterDefinition): readonly Step<DeleteRequest, object>[] => [
  {
    name: 'Eliminar el registro',
    *run({ input }) {
      yield* call(master.api.remove, input.id)
    },
    fallback: master.messages.deleteFailed,
  },
]

export function* deleteMaster({ payload }: ReturnType<typeof deleteRequested>): Saga {
  const master = masterOf(payload.master)
  const done = yield* runAfresh({
    key: deleteKey(payload),
    place: deletePlace(payload.master),
    steps: deleteSteps(master),
    input: payload,
    facts: {},
  })
  yield* put(deleteEnded(payload))
  if (!done) return
  yield* put(toastRaised('success', master.messages.deleted))
  yield* put(master.catalogue.loadRequested())
}
