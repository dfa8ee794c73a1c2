import type { Task } from 'redux-saga'
import type { SagaReturnType } from 'redux-saga/effects'
import type { Transfer } from '@/api/http/transfer'
import { call, cancel, delay, spawn, type Saga } from '@/store/effects'
import type { Progress } from '@/store/sequences/slice'

/** So that a long transfer leaves few actions behind. */
const TOLD_EVERY_MS = 400

/** The last argument of a call that can tell how far it is. */
export type Carry = <Args extends unknown[], R>(
  fn: (...args: [...Args, Transfer]) => R,
  ...args: Args
) => Saga<SagaReturnType<(...args: [...Args, Transfer]) => R>>

/** Work with long calls: tells now and then how many bytes have passed in all of them. Whoever ends it early stops them. */
export function* carrying<Result>(tell: (bytes: Progress) => Saga, work: (carry: Carry) => Saga<Result>): Saga<Result> {
  const begun: Progress[] = []
  const tellers: Task[] = []

  const sum = (of: keyof Progress) => begun.reduce((all, each) => all + each[of], 0)

  function* tellNowAndThen(): Saga {
    for (let told = 0; ;) {
      yield* delay(TOLD_EVERY_MS)
      const bytes = { done: sum('done'), total: sum('total') }
      if (bytes.done === told) continue
      told = bytes.done
      yield* tell(bytes)
    }
  }

  const carry: Carry = function* (fn, ...args) {
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
    for (const teller of tellers) yield* cancel(teller)
  }
}
