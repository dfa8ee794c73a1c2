import { isAnyOf, type Action } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { call, cancel, delay, fork, take, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

interface Creator<A extends Action> {
  type: string
  match: (action: unknown) => action is A
}

/** Creator of a row for the actions of several; the first one names the row in the log. */
export const anyOf = <Creators extends [Creator<Action>, ...Creator<Action>[]]>(...creators: Creators) => ({
  type: creators[0].type,
  match: isAnyOf(...creators),
})

/**
 * Row of a table: action creator, worker, and a key; runs with different keys are parallel. Without `keyOf` all actions of the row share a
 * key. `dropped` is called with an action that `first` does not run, to release its tickets.
 */
type Row<A extends Action> = readonly [
  creator: Creator<A>,
  worker: (action: A) => Saga<unknown>,
  keyOf?: (action: A) => string,
  dropped?: (action: A) => void,
]

/**
 * One row for each action type of the tuple. TypeScript infers the tuple from the rows, and with it the parameters of each row's functions; a
 * spread, `[...{ … }]`, would infer them for one row only.
 */
type Rows<Actions extends readonly Action[]> = { readonly [Index in keyof Actions]: Row<Actions[Index]> }

/**
 * Row whose work starts after a delay in milliseconds, so that one run handles many actions. Unlike `latest`, a steady stream of actions does
 * not postpone the work until the stream ends.
 */
type PausedRow<A extends Action> = readonly [creator: Creator<A>, worker: (actions: readonly A[]) => Saga<unknown>, pauseMs: number]
type PausedRows<Actions extends readonly Action[]> = { readonly [Index in keyof Actions]: PausedRow<Actions[Index]> }

/** Logs an error of the work instead of ending its watcher. */
export function* guarded(where: string, work: () => Saga<unknown>): Saga {
  try {
    yield* call(work)
  } catch (error) {
    reportError(where, error)
  }
}

const noKey = () => ''

/** Removes finished runs, so that keys of closed forms are not kept. */
const sweep = (running: Map<string, Task>): void => {
  for (const [key, task] of running) if (!task.isRunning()) running.delete(key)
}

/**
 * Runs the actions of a row. While a run with its key is in progress, `first` drops the action: a second click on "Guardar" writes nothing
 * [MA-13]; `latest` cancels the run.
 */
function* watchRow<A extends Action>(policy: 'first' | 'latest', [creator, worker, keyOf = noKey, dropped]: Row<A>): Saga {
  const running = new Map<string, Task>()
  while (true) {
    const action = yield* take(creator.match)
    const key = keyOf(action)
    sweep(running)
    const earlier = running.get(key)
    if (earlier && policy === 'first') {
      dropped?.(action)
      continue
    }
    if (earlier) yield* cancel(earlier)
    running.set(key, yield* fork(guarded, creator.type, () => worker(action)))
  }
}

/** Runs the work `pauseMs` after an action, with all actions received so far, and again for actions received during the run. */
function* watchPaused<A extends Action>([creator, worker, pauseMs]: PausedRow<A>): Saga {
  let due: A[] = []
  let running: Task | undefined
  function* run(): Saga {
    while (due.length > 0) {
      yield* delay(pauseMs)
      const actions = due
      due = []
      yield* guarded(creator.type, () => worker(actions))
    }
  }
  while (true) {
    // `push` must follow the take: `due` may be replaced meanwhile.
    const action = yield* take(creator.match)
    due.push(action)
    if (!running?.isRunning()) running = yield* fork(run)
  }
}

/**
 * Watchers of a feature as a table: writes under `first`, reads under `latest`, reads after changes of others under `paused`. Runs with
 * different keys are parallel. An error of a worker ends its run, never its watcher.
 */
export const watch = <First extends readonly Action[], Latest extends readonly Action[], Paused extends readonly Action[]>(table: {
  first?: Rows<First>
  latest?: Rows<Latest>
  paused?: PausedRows<Paused>
}) =>
  function* watcher(): Saga {
    for (const row of table.first ?? []) yield* fork(() => watchRow('first', row))
    for (const row of table.latest ?? []) yield* fork(() => watchRow('latest', row))
    for (const row of table.paused ?? []) yield* fork(watchPaused, row)
  }
