import type { Task } from 'redux-saga'
import type { SagaReturnType } from 'redux-saga/effects'
import type { Transfer } from '@/api/transfer'
import { call, cancel, delay, spawn, type Saga } from '@/store/effects'
import type { Progress } from '@/store/sequences/step'

/** So that a long transfer leaves few actions behind. */
const TOLD_EVERY_MS = 400

/** The last argument of a call that can tell how far it is. */
export type Carry = <Args extends unknown[], R>(
  fn: (...args: [...Args, Transfer]) => R,
  ...args: Args
) => Saga<SagaReturnType<(...args: [...Args, Transfer]) => R>>

/** The long calls of one step: tells now and then how many bytes have passed in all of them. Whoever ends early stops them. */
export const createTransfers = (tell: (bytes: Progress) => Saga) => {
  const begun: Progress[] = []
  let teller: Task | null = null

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
    teller ??= yield* spawn(tellNowAndThen)
    try {
      return yield* call(fn, ...args, transfer)
    } finally {
      stop.abort()
    }
  }

  function* end(): Saga {
    if (teller) yield* cancel(teller)
  }
  return { carry, end }
}
