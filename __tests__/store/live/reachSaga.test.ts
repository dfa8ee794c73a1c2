/** @jest-environment jsdom */
import { reach } from '@/api/http/reach'
import { GRACE_MS, reachSaga } from '@/store/live/reachSaga'
import { selectOfflineSince } from '@/store/live/slice'
import { runInSessions } from '@/store/sessionSagas'
import { useLiveStores } from '@test/support/liveStores'

const NOW = '2026-11-27T09:42:00.000Z'
const { open: openStore } = useLiveStores()
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) })
  reach.answered()
})
afterEach(() => void jest.useRealTimers())

runInSessions(reachSaga)

const open = (extensions: boolean) => {
  const { store, actions } = openStore({ extensions })
  return { since: () => selectOfflineSince(store.getState()), types: () => actions.map(({ type }) => type) }
}
const fire = (event: string) => window.dispatchEvent(new Event(event))

it('says since when there is no answer, three seconds later, and no more once there is one [SY-06]', async () => {
  const { since } = open(true)
  reach.unanswered()
  await jest.advanceTimersByTimeAsync(GRACE_MS - 1)
  expect(since()).toBeNull()
  await jest.advanceTimersByTimeAsync(1)
  expect(since()).toBe(NOW)
  await jest.advanceTimersByTimeAsync(60_000)
  reach.unanswered()
  expect(since()).toBe(NOW)
  reach.answered()
  expect(since()).toBeNull()
})

it('has no word for an API that answers again within three seconds, however often [SY-06]', async () => {
  const { types } = open(true)
  for (let turn = 0; turn < 5; turn += 1) {
    reach.unanswered()
    await jest.advanceTimersByTimeAsync(GRACE_MS - 100)
    reach.answered()
    await jest.advanceTimersByTimeAsync(10)
  }
  await jest.advanceTimersByTimeAsync(GRACE_MS)
  expect(types()).toEqual([])
})

it.each([
  [true, ['live/answersCeased', 'live/answersResumed']],
  [false, ['live/answersCeased', 'live/answersResumed', 'live/streamOpened']],
])('has lists brought up to date, where no stream does, with extensions: %s [SY-06]', async (extensions, said) => {
  const { types } = open(extensions)
  reach.unanswered()
  await jest.advanceTimersByTimeAsync(GRACE_MS)
  reach.answered()
  expect(types()).toEqual(said)
})

it('believes the browser that there is no network, and that there is one again [SY-06]', async () => {
  const { since } = open(false)
  fire('offline')
  await jest.advanceTimersByTimeAsync(GRACE_MS)
  expect(since()).toBe(NOW)
  fire('online')
  expect(since()).toBeNull()
})

it('begins a session with what is known already [SY-06]', async () => {
  reach.unanswered()
  const { since } = open(true)
  await jest.advanceTimersByTimeAsync(GRACE_MS)
  expect(since()).toBe(NOW)
})
