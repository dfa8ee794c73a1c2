import type { Task } from 'redux-saga'
import type { SagaReturnType } from 'redux-saga/effects'
import type { Transfer } from '@/api/http/transfer'
import { call, delay, spawn, type Saga } from '@/store/effects'
import type { Progress } from '@/store/sequences/slice'

/** Interval of progress reports in milliseconds: a long transfer must not fill the action log. */
const TOLD_EVERY_MS = 400

/** Calls a function with a `Transfer` as its last argument, which reports bytes and can be aborted. */
export type CarryCall = <Args extends unknown[], R>(
  fn: (...args: [...Args, Transfer]) => R,
  ...args: Args
) => Saga<SagaReturnType<(...args: [...Args, Transfer]) => R>>

/** Runs work with long calls and reports the total of their bytes at intervals. Cancellation aborts the calls. */
export function* carrying<Result>(tell: (bytes: Progress) => Saga, work: (carry: CarryCall) => Saga<Result>): Saga<Result> {
  const begun: Progress[] = []
  const tellers: Task[] = []

  const sum = (of: 'done' | 'total') => begun.reduce((all, each) => all + each[of], 0)

  function* tellNowAndThen(): Saga {
    for (let reportedBytes = 0; ;) {
      yield* delay(TOLD_EVERY_MS)
      const bytes = { done: sum('done'), total: sum('total') }
      if (bytes.done === reportedBytes) continue
      reportedBytes = bytes.done
      yield* tell(bytes)
    }
  }

  const carry: CarryCall = function* (fn, ...args) {
    const stop = new AbortController()
    const bytes = { done: 0, total: 0 }
    const transfer: Transfer = { signal: stop.signal, passed: (done, total) => Object.assign(bytes, { done, total }) }
    begun.push(bytes)
    if (tellers.length === 0) tellers.push(yield* spawn(tellNowAndThen))
    try {
      return yield* call(fn, ...args, transfer)
    } finally {
      stop.abort()
    }
  }

  try {
    return yield* work(carry)
  } finally {
    // Without an effect: a cancelled `yield*` that waits for one continues its caller afterwards.
    for (const teller of tellers) teller.cancel()
  }
}
