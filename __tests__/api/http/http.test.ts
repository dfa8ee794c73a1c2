/** @jest-environment node */
import { masterOf } from '@/features/maestras/registry'
import { authApi } from '@/api/auth'
import { passwordLinksApi } from '@/api/passwordLinks'
import { ApiError } from '@/api/http/ApiError'
import { connect, http } from '@/api/http/http'
import { fakeApi, type Answer } from '@test/support/fakeApi'

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.map(close => close()))
  closing = []
})

async function connectedTo(answer: Answer, timeoutMs = 20_000, token: string | null = 't0') {
  const api = await fakeApi(() => answer)
  closing.push(api.close)
  const expired = jest.fn()
  connect({ baseUrl: api.url, timeoutMs, idempotencyKeys: true, token: () => token, expired })
  return { ...api, expired }
}
const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('the call should have failed with an ApiError', { cause: error })
  return error
}

it('carries the token on every call [SE-06] but the anonymous ones [SE-04]', async () => {
  const { asked } = await connectedTo({ status: 200, body: {} })
  await http.get('/api/a/')
  await http.post('/api/b/', {}, { anonymous: true })
  expect(asked[0]?.headers.authorization).toBe('Token t0')
  expect(asked[1]?.headers).not.toHaveProperty('authorization')
})

it('gives the detail of an error answer', async () => {
  await connectedTo({ status: 409, body: { detail: 'La magnitud se usa en 3 envases' } })
  expect(await failureOf(http.remove('/api/a/1/'))).toMatchObject({ status: 409, detail: 'La magnitud se usa en 3 envases' })
})

it('gives the non_field_errors of a failed login as its detail [SE-05]', async () => {
  await connectedTo({ status: 400, body: { non_field_errors: ['Uno.', 'Dos.'] } })
  expect((await failureOf(http.post('/api/a/', {}))).detail).toBe('Uno. Dos.')
})

it('keeps at most 300 characters of a detail [ER-07]', async () => {
  await connectedTo({ status: 400, body: { detail: 'x'.repeat(5000) } })
  expect((await failureOf(http.get('/api/a/'))).detail).toBe('x'.repeat(300))
})

it('gives what an answer says of single fields, as text, at most 300 characters of each [ER-07]', async () => {
  const errors = { codigo: ['Uno.', 'Dos.'], nombre: 'x'.repeat(5000), fecha: [{ a: 1 }], pais: null }
  await connectedTo({ status: 400, body: { detail: 'No', errors } })
  expect((await failureOf(http.post('/api/a/', {}))).errors).toEqual({ codigo: 'Uno. Dos.', nombre: 'x'.repeat(300) })
  for (const body of [{ detail: 'No' }, { errors: 'no' }, { errors: null }]) {
    await connectedTo({ status: 400, body })
    expect((await failureOf(http.post('/api/a/', {}))).errors).toEqual({})
  }
})

it.each<[string, Answer]>([
  ['a promise', { status: 202, body: 'en cola' }],
  ['nothing', { status: 204 }],
])('takes %s for an answer to a logout, a deletion and a new password, which say nothing [SE-07, SE-14]', async (_what, answer) => {
  await connectedTo(answer)
  await expect(Promise.all([authApi.logout(), http.remove('/api/a/1/'), authApi.changePassword('a', 'b')])).resolves.toHaveLength(3)
})

it.each([[null], [{ token: 'abc' }], [{ key: '' }], [{ key: 7 }]])(
  'takes %j for no answer to a login, nor to a new password by a link: it has no token [SE-04, AU-02]',
  async body => {
    await connectedTo({ status: 200, body })
    expect(await failureOf(authApi.login('ana@example.com', 'secreto'))).toMatchObject({ status: 200, detail: null })
    expect(await failureOf(passwordLinksApi.confirm('k', 'a', 'a'))).toMatchObject({ status: 200, detail: null })
  },
)

it('takes no page of a captive portal for a new password or a deletion [SE-14, MA-11, ER-06]', async () => {
  await connectedTo({ status: 200, raw: '<!doctype html><p>Acceda al wifi</p>' })
  expect(await failureOf(authApi.changePassword('a', 'b'))).toMatchObject({ status: 200, detail: null })
  expect(await failureOf(http.remove('/api/a/1/'))).toMatchObject({ status: 200, detail: null })
})

it('sends a new stage with the image that it has not yet [EF-02]', async () => {
  const { asked } = await connectedTo({ status: 201, body: { id: 7 } })
  await masterOf('estados_fenologicos').api.create({ nombre: { es_ES: 'Cuajado' }, cultivo: 3 }, 'k/1')
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/estados_fenologicos/', headers: { 'idempotency-key': 'k%2F1' } })
  expect(asked[0]?.body).toEqual({ nombre: { es_ES: 'Cuajado' }, cultivo: 3, imagen: null })
})

it.each<[string, Answer, number]>([
  ['a broken connection', 'break', 0],
  ['no answer within the time', 'silence', 0],
  ['an HTML page with status 200', { status: 200, raw: '<!doctype html><p>Acceda al wifi</p>' }, 200],
  ['an HTML page with status 502', { status: 502, raw: '<h1>Bad gateway</h1>' }, 502],
  ['a detail that is no text', { status: 400, body: { detail: { a: 1 } } }, 400],
  ['an error without a body', { status: 500 }, 500],
])('takes %s as a failure without detail [ER-06]', async (_case, answer, status) => {
  await connectedTo(answer, answer === 'silence' ? 50 : 20_000)
  expect(await failureOf(http.get('/api/a/'))).toMatchObject({ status, detail: null })
})

it('reports a 401 once to the session, but not that of a login [SE-08]', async () => {
  const { expired } = await connectedTo({ status: 401, body: { detail: 'Token no válido' } })
  await failureOf(http.post('/api/auth/login/', {}, { anonymous: true }))
  expect(expired).not.toHaveBeenCalled()
  await failureOf(http.get('/api/a/'))
  expect(expired.mock.calls).toEqual([['t0']])
})

it('reports a 401 to a call that had no token to carry: the session went elsewhere [SE-08]', async () => {
  const { expired } = await connectedTo({ status: 401 }, undefined, null)
  await failureOf(http.get('/api/a/'))
  expect(expired.mock.calls).toEqual([[null]])
})

it('reads every letter of an answer, and no byte order mark; not as a blob, which developers do not see in the network panel', async () => {
  const blob = jest.spyOn(Response.prototype, 'blob')
  const nombre = 'Ñandú, œuvre, 肥料 🌱'.repeat(20_000)
  await connectedTo({ status: 200, raw: `\uFEFF${JSON.stringify({ nombre })}` })
  expect(await http.get('/api/a/')).toEqual({ nombre })
  await connectedTo({ status: 409, body: { detail: 'Se usa en «Ñu»' } })
  expect((await failureOf(http.get('/api/a/'))).detail).toBe('Se usa en «Ñu»')
  expect(blob).not.toHaveBeenCalled()
})

it('resolves an empty answer to null', async () => {
  await connectedTo({ status: 204 })
  expect(await http.remove('/api/a/1/')).toBeNull()
})
