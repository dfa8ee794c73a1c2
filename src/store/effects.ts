import type { Action } from '@reduxjs/toolkit'
import type { Channel, EventChannel, MulticastChannel, Task } from 'redux-saga'
import * as raw from 'redux-saga/effects'
import type { SagaReturnType, StrictEffect } from 'redux-saga/effects'
import { inSave } from '@/api/http/save'

/** Saga that yields effects and returns T. Delegate with `yield*`, which types its result. */
export type Saga<T = void> = Generator<StrictEffect, T, unknown>

/** Typed `call`. redux-saga cannot type the result of `yield`, so the casts are in this file and sagas need none. */
export function* call<Args extends unknown[], R>(fn: (...args: Args) => R, ...args: Args): Saga<SagaReturnType<(...args: Args) => R>> {
  const save = yield raw.getContext('save')
  return (yield save ? raw.call(inSave<Args, R>, save as string, fn, ...args) : raw.call(fn, ...args)) as SagaReturnType<
    (...args: Args) => R
  >
}

/**
 * Runs work whose writes belong to a save [HI-01]: nested `call`s get its id from the saga context. The work is called as a saga of its own:
 * a context lasts as long as its saga.
 */
export function* withinSave<R>(save: string | undefined, work: () => Saga<R>): Saga<R> {
  return (yield raw.call(function* () {
    yield raw.setContext({ save })
    return yield* work()
  })) as R
}

export function* select<S, Args extends unknown[], R>(selector: (state: S, ...args: Args) => R, ...args: Args): Saga<R> {
  return (yield raw.select(selector, ...args)) as R
}

export function* put<A extends Action>(action: A): Saga<A> {
  return (yield raw.put(action)) as A
}

export function* take<A extends Action>(match: (action: Action) => action is A): Saga<A> {
  return (yield raw.take(match as (action: Action) => boolean)) as A
}

/** Next event of a multicast channel. */
export function* takeFrom<T extends object>(channel: MulticastChannel<T>): Saga<T> {
  return (yield raw.take(channel, '*')) as T
}

/** Waits for any action: the state may have changed. */
export function* takeAny(): Saga {
  yield raw.take('*')
}

/** Next event of a channel that keeps its events until they are taken. */
export function* takeNext<T extends object>(channel: EventChannel<T> | Channel<T>): Saga<T> {
  return (yield raw.take(channel)) as T
}

export function* fork<Args extends unknown[]>(fn: (...args: Args) => Saga<unknown>, ...args: Args): Saga<Task> {
  return (yield raw.fork(fn, ...args)) as Task
}

export function* cancel(task: Task): Saga {
  yield raw.cancel(task)
}

/** Waits for a number of milliseconds. */
export function* delay(ms: number): Saga {
  yield raw.delay(ms)
}

/** Runs work until a matching action cancels it; returns that action, or null when the work finished first. */
export function* endedBy(match: (action: Action) => boolean, work: () => Saga<unknown>): Saga<Action | null> {
  const [, action] = (yield raw.race([raw.call(work), raw.take(match)])) as [unknown, Action | undefined]
  return action ?? null
}

/** Result of the work, or null when it takes longer than `ms` milliseconds. */
export function* within<R>(ms: number, work: () => Saga<R>): Saga<R | null> {
  const [result] = (yield raw.race([raw.call(work), raw.delay(ms)])) as [R | undefined, unknown]
  return result ?? null
}

export function* spawn(fn: () => Saga<unknown>): Saga<Task> {
  return (yield raw.spawn(fn)) as Task
}

/** Runs sagas in parallel until all have ended, and returns their results. */
export function* all<T extends unknown[]>(sagas: readonly [...{ [K in keyof T]: () => Saga<T[K]> }]): Saga<T> {
  return (yield raw.all(sagas.map((saga: () => Saga<unknown>) => raw.call(saga)))) as T
}
