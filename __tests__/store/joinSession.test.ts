import { createStore } from '@/app/createStore'
import { signedOut } from '@/features/session/slice'
import { take, type Saga } from '@/store/effects'
import { joinSession } from '@/store/joinSession'
import { toastShown } from '@/store/toasts'

it('lets what comes late work too, once, and anew in each session', () => {
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
  joinSession(work)
  joinSession(work)
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
  joinSession(work)
  const before = started
  createStore()
  createStore()
  expect(started - before).toBe(2)
})
