/** @jest-environment node */
import { connect, http } from '@/api/http/http'
import { getBytes } from '@/api/http/longAnswer'
import { reach } from '@/api/http/reach'
import { saludApi } from '@/api/salud'
import { fakeApi, type Answer } from '@test/support/fakeApi'

let close = async (): Promise<void> => undefined
afterEach(() => close())
beforeEach(() => reach.answered())

const connectedTo = async (answer: () => Answer, timeoutMs = 20_000) => {
  const api = await fakeApi(answer)
  close = api.close
  const waiting = (ms: number) =>
    connect({ baseUrl: api.url, timeoutMs: ms, idempotencyKeys: false, token: () => 't0', expired: () => undefined })
  waiting(timeoutMs)
  return waiting
}

it.each<[string, Answer, number]>([
  ['breaks', 'break', 20_000],
  ['says nothing', 'silence', 50],
])('an API that %s does not answer, until any call is answered, be it with a refusal [SY-06]', async (_what, manner, timeoutMs) => {
  let answer: Answer = manner
  const waiting = await connectedTo(() => answer, timeoutMs)
  const changes: (number | null)[] = []
  const stop = reach.onChanged(since => changes.push(since))
  const before = Date.now()
  await expect(http.get('/api/a/')).rejects.toMatchObject({ status: 0 })
  await expect(http.get('/api/a/')).rejects.toMatchObject({ status: 0 })
  const since = reach.unansweredSince()
  expect(since).toBeGreaterThanOrEqual(before)
  waiting(20_000)
  answer = { status: 503, body: { detail: 'No' } }
  await expect(http.get('/api/a/')).rejects.toMatchObject({ status: 503 })
  expect([reach.unansweredSince(), changes]).toEqual([null, [since, null]])
  stop()
})

it('an API is asked without a session whether it answers, be it a host that knows no such path [SY-06, SE-04]', async () => {
  const api = await fakeApi(() => ({ status: 404 }))
  close = api.close
  connect({ baseUrl: api.url, timeoutMs: 20_000, idempotencyKeys: false, token: () => 't0', expired: () => undefined })
  reach.unanswered()
  await expect(saludApi.ask()).rejects.toMatchObject({ status: 404 })
  expect(reach.unansweredSince()).toBeNull()
  expect(api.asked).toMatchObject([{ method: 'GET', path: '/api/salud/' }])
  expect(api.asked[0]?.headers.authorization).toBeUndefined()
})

it('a call that its caller gives up says nothing of the API; one that is given up waiting for does [SY-06]', async () => {
  await connectedTo(() => 'silence', 20_000)
  const given = new AbortController()
  const call = getBytes('/api/a/', 'text/csv', { passed: () => undefined, signal: given.signal })
  given.abort()
  await expect(call).rejects.toMatchObject({ status: 0 })
  expect(reach.unansweredSince()).toBeNull()
  await close()
  await connectedTo(() => 'silence', 50)
  await expect(getBytes('/api/a/', 'text/csv')).rejects.toMatchObject({ status: 0 })
  expect(reach.unansweredSince()).not.toBeNull()
})

it('an answer that was under way when the browser went offline ends no silence; a later one does [SY-06]', async () => {
  await connectedTo(() => ({ status: 200, body: {} }))
  const call = http.get('/api/a/')
  reach.offline()
  const offlineAt = Date.now()
  await call
  expect(reach.unansweredSince()).not.toBeNull()
  while (Date.now() <= offlineAt) await new Promise(resolve => setTimeout(resolve, 1))
  await http.get('/api/a/')
  expect(reach.unansweredSince()).toBeNull()
})
