import type { Action } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { call, cancel, delay, fork, take, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'

interface Creator<A extends Action> {
  type: string
  match: (action: unknown) => action is A
}

/**
 * Row of a table: action creator, worker, and the key within which one run counts. Without a key, one run of the row counts. `dropped`
 * hears of an action that `first` does not run, and releases what it carries.
 */
type Row<A extends Action> = readonly [
  creator: Creator<A>,
  worker: (action: A) => Saga<unknown>,
  keyOf?: (action: A) => string,
  dropped?: (action: A) => void,
]

/**
 * One row for each action type of the tuple: from the rows, TypeScript infers the tuple back, and with it the parameters of each row's
 * functions. A spread, `[...{ … }]`, infers them for one row only.
 */
type Rows<Actions extends readonly Action[]> = { readonly [Index in keyof Actions]: Row<Actions[Index]> }

/**
 * Row whose work waits for a pause in milliseconds, so that many actions are one run. A steady stream of actions delays the work by one run,
 * where `latest` would put it off until the stream ends.
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

/** Drops an action while an earlier one with its key is running: a second click on "Guardar" writes nothing [MA-13]. */
function* watchFirst<A extends Action>([creator, worker, keyOf = noKey, dropped]: Row<A>): Saga {
  const running = new Map<string, Task>()
  while (true) {
    const action = yield* take(creator.match)
    const key = keyOf(action)
    sweep(running)
    if (running.has(key)) dropped?.(action)
    else running.set(key, yield* fork(guarded, creator.type, () => worker(action)))
  }
}

/** Cancels the run of an earlier action with the same key. */
function* watchLatest<A extends Action>([creator, worker, keyOf = noKey]: Row<A>): Saga {
  const running = new Map<string, Task>()
  while (true) {
    const action = yield* take(creator.match)
    const key = keyOf(action)
    const earlier = running.get(key)
    if (earlier) yield* cancel(earlier)
    sweep(running)
    running.set(key, yield* fork(guarded, creator.type, () => worker(action)))
  }
}

/** Runs the work a pause after an action, with all that have come, and once more for those that come while it runs. */
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
    // Taken first: `due` is another list by then.
    const action = yield* take(creator.match)
    due.push(action)
    if (!running?.isRunning()) running = yield* fork(run)
  }
}

/**
 * Watchers of a feature as a table: writes under `first`, reads under `latest`, reads that follow the changes of others under `paused`.
 * Actions with other keys go on side by side. A throw of a worker ends its run, never its watcher.
 */
export const watch = <First extends readonly Action[], Latest extends readonly Action[], Paused extends readonly Action[]>(table: {
  first?: Rows<First>
  latest?: Rows<Latest>
  paused?: PausedRows<Paused>
}) =>
  function* watcher(): Saga {
    for (const row of table.first ?? []) yield* fork(watchFirst, row)
    for (const row of table.latest ?? []) yield* fork(watchLatest, row)
    for (const row of table.paused ?? []) yield* fork(watchPaused, row)
  }
