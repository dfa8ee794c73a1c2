/** @jest-environment node */
import { ApiError } from '@/api/http/ApiError'
import { beginCalls, dropBegun } from '@/api/http/begun'
import { connect, http } from '@/api/http/http'
import { fakeApi } from '@test/support/fakeApi'

const TIMEOUT_MS = 20_000
let api: Awaited<ReturnType<typeof fakeApi>>
beforeEach(async () => {
  globalThis.begunCalls = undefined
  api = await fakeApi(() => ({ status: 200, body: { nombre: 'Zn' } }))
  connect({ baseUrl: api.url, timeoutMs: TIMEOUT_MS, idempotencyKeys: true, token: () => 't0', expired: () => undefined })
})
afterEach(() => api.close())

const begin = (token = 't0', baseUrl = api.url) => beginCalls({ addresses: [`${baseUrl}/api/a/`], timeoutMs: TIMEOUT_MS }, token)

it('is what the same call gets, which is not sent again; the next one is', async () => {
  begin()
  expect(await http.get('/api/a/')).toEqual({ nombre: 'Zn' })
  expect(api.asked).toHaveLength(1)
  expect(api.asked[0]?.headers).toMatchObject({ authorization: 'Token t0', accept: 'application/json' })
  await http.get('/api/a/')
  expect(api.asked).toHaveLength(2)
})

it('is nothing to another call, nor to one of another session', async () => {
  begin('t1')
  await http.get('/api/b/')
  await http.get('/api/a/')
  expect(api.asked.map(({ headers }) => headers.authorization).sort()).toEqual(['Token t0', 'Token t0', 'Token t1'])
})

it('that fails is told of as any call that fails', async () => {
  const other = await fakeApi(() => ({ status: 200, body: {} }))
  await other.close()
  connect({ baseUrl: other.url, timeoutMs: TIMEOUT_MS, idempotencyKeys: true, token: () => 't0', expired: () => undefined })
  begin('t0', other.url)
  const error = await http.get('/api/a/').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 0 })
})

it('is not begun by a script that comes after the application, nor kept for later', async () => {
  begin()
  dropBegun()
  begin()
  await http.get('/api/a/')
  expect(api.asked).toHaveLength(2)
})
