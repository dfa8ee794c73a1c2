import type { Action } from '@reduxjs/toolkit'
import { put, type Saga } from '@/store/effects'
import { runAfresh } from '@/store/sequences/run'
import type { Sequence } from '@/store/sequences/step'
import { toastRaised } from '@/store/toasts'

interface Deletion extends Pick<Sequence<null, object>, 'key' | 'place'> {
  /** Name of the only step. */
  name: string
  remove: () => Saga
  messages: { deleted: string; deleteFailed: string }
  catalogue: { loadRequested: () => Action }
}

/** Deletes a record: a failure shows its reason, a success reloads the list [MA-10, MA-11]. */
export function* runDeletion({ name, remove, messages, catalogue, ...sequence }: Deletion): Saga {
  const steps = [{ name, run: remove, fallback: messages.deleteFailed }]
  const done = yield* runAfresh({ ...sequence, steps, input: null, facts: {} })
  if (!done) return
  yield* put(toastRaised('success', messages.deleted))
  yield* put(catalogue.loadRequested())
}
