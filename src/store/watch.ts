import type { Action } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { call, cancel, fork, take, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

interface Creator<A extends Action> {
  type: string
  match: (action: unknown) => action is A
}
type Worker<A> = (action: A) => Saga<unknown>

/** What it throws is logged, and ends nobody else's work. */
export function* guarded(where: string, work: () => Saga<unknown>): Saga {
  try {
    yield* call(work)
  } catch (error) {
    reportError(where, error)
  }
}

/**
 * For writes: of the actions with one key, what arrives while the first is at work is dropped (a second click on
 * Guardar) [MA-13]. Actions with other keys go on side by side. A throw never ends the watch.
 */
export function* onFirst<A extends Action>(
  creator: Creator<A>,
  keyOf: (action: A) => string,
  worker: Worker<A>,
  onDropped?: (action: A) => void,
): Saga {
  const busy = new Set<string>()
  function* one(key: string, action: A): Saga {
    try {
      yield* guarded(creator.type, () => worker(action))
    } finally {
      busy.delete(key)
    }
  }
  while (true) {
    const action = yield* take(creator.match)
    const key = keyOf(action)
    if (busy.has(key)) {
      onDropped?.(action)
      continue
    }
    busy.add(key)
    yield* fork(one, key, action)
  }
}

/** Reads are watched by this: a newer action with the same key takes the place of the one at work. A throw never ends the watch. */
export function* onLatest<A extends Action>(creator: Creator<A>, keyOf: (action: A) => string, worker: Worker<A>): Saga {
  const tasks = new Map<string, Task>()
  while (true) {
    const action = yield* take(creator.match)
    const key = keyOf(action)
    const earlier = tasks.get(key)
    if (earlier) yield* cancel(earlier)
    for (const [each, task] of tasks) if (!task.isRunning()) tasks.delete(each)
    tasks.set(key, yield* fork(guarded, creator.type, () => worker(action)))
  }
}
