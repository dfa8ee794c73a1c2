/** @jest-environment jsdom */
import { ApiError } from '@/api/http/ApiError'
import { reach } from '@/api/http/reach'
import { saludApi } from '@/api/salud'
import { GRACE_MS, reachSaga } from '@/store/live/reachSaga'
import { selectOfflineSince } from '@/store/live/slice'
import { runInSessions } from '@/store/sessionSagas'
import { useLiveStores } from '@test/support/liveStores'

const NOW = '2026-11-27T09:42:00.000Z'
const { open: openStore } = useLiveStores()
let ask: jest.SpiedFunction<typeof saludApi.ask>
beforeEach(() => {
  ask = jest.spyOn(saludApi, 'ask').mockRejectedValue(new ApiError(0, null))
  jest.useFakeTimers({ now: new Date(NOW) })
  reach.answered()
})
afterEach(() => {
  ask.mockRestore()
  jest.useRealTimers()
})

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

describe('an API without a stream', () => {
  it('is asked after growing pauses of 5 to 30 seconds until it answers, which ends the notice and reloads the lists [SY-06]', async () => {
    const { since, types } = open(false)
    reach.unanswered()
    await jest.advanceTimersByTimeAsync(GRACE_MS)
    const asked: number[] = []
    const start = Date.now()
    ask.mockImplementation(async () => {
      asked.push((Date.now() - start) / 1_000)
      throw new ApiError(0, null)
    })
    await jest.advanceTimersByTimeAsync(200_000)
    expect(asked).toEqual([5, 15, 35, 65, 95, 125, 155, 185])
    ask.mockImplementation(async () => {
      reach.answered()
      throw new ApiError(404, null)
    })
    await jest.advanceTimersByTimeAsync(60_000)
    expect(since()).toBeNull()
    expect(types()).toEqual(['live/answersCeased', 'live/answersResumed', 'live/streamOpened'])
    ask.mockClear()
    await jest.advanceTimersByTimeAsync(200_000)
    expect(ask).not.toHaveBeenCalled()
  })

  it('is asked again within a minute, even while its requests hang until their time limit [SY-06]', async () => {
    open(false)
    reach.unanswered()
    const asked: number[] = []
    ask.mockImplementation(async () => {
      asked.push(Date.now())
      await new Promise(resolve => setTimeout(resolve, 30_000))
      throw new ApiError(0, null)
    })
    await jest.advanceTimersByTimeAsync(400_000)
    const gaps = asked.slice(1).map((at, before) => at - (asked[before] ?? 0))
    expect(Math.max(...gaps)).toBe(60_000)
  })

  it('is asked no more once another call was answered, even while a request is under way [SY-06]', async () => {
    const { since } = open(false)
    reach.unanswered()
    ask.mockImplementation(() => new Promise(() => undefined))
    await jest.advanceTimersByTimeAsync(GRACE_MS + 5_000)
    reach.answered()
    expect(since()).toBeNull()
    reach.unanswered()
    await jest.advanceTimersByTimeAsync(GRACE_MS + 5_000)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

it('leaves the asking to the stream, where there is one [SY-06, SY-09]', async () => {
  open(true)
  reach.unanswered()
  await jest.advanceTimersByTimeAsync(200_000)
  expect(ask).not.toHaveBeenCalled()
})
