import { createStore } from '@/app/createStore'
import { signedOut } from '@/features/session/slice'
import { take, type Saga } from '@/store/effects'
import { runInSessions } from '@/store/sessionSagas'
import { toastShown } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'

const { logged } = quietErrors()

it('runs a saga that comes later, once, and anew in each session', () => {
  const store = createStore()
  let heard = 0
  function* work(): Saga {
    while (true) {
      yield* take(toastShown.match)
      heard += 1
    }
  }
  const say = () => store.dispatch(toastShown('uno'))
  say()
  runInSessions(work)
  runInSessions(work)
  say()
  expect(heard).toBe(1)
  store.dispatch(signedOut())
  say()
  expect(heard).toBe(2)
})

it('reaches the stores that are made after it', () => {
  let started = 0
  function* work(): Saga {
    started += 1
  }
  runInSessions(work)
  const before = started
  createStore()
  createStore()
  expect(started - before).toBe(2)
})

it('logs what one of them throws, at once or later, and lets the others and the whole session go on', () => {
  const store = createStore()
  let heard = 0
  function* listen(): Saga {
    while (true) {
      yield* take(toastShown.match)
      heard += 1
    }
  }
  runInSessions(listen)
  runInSessions(function* (): Saga {
    yield* take(toastShown.match)
    throw new Error('roto')
  })
  runInSessions(function* (): Saga {
    throw new Error('roto')
  })
  store.dispatch(toastShown('uno'))
  store.dispatch(toastShown('dos'))
  expect(heard).toBe(2)
  // Errors are logged in this store and in those of earlier tests.
  expect(new Set(logged())).toEqual(new Set(['sessionSagas']))
  // A saga that throws at once runs in the next session too.
  store.dispatch(signedOut())
  store.dispatch(toastShown('tres'))
  expect(heard).toBe(3)
})
