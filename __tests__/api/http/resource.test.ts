/** @jest-environment node */
import { connect } from '@/api/http/http'
import { resource } from '@/api/http/resource'
import { fakeApi, type Answer, type Asked } from '@test/support/fakeApi'

interface Thing {
  id: number
  texto: string
}
const things = resource<Thing, { texto: string }>('/api/things/')
let close = async (): Promise<void> => undefined
afterEach(() => close())

async function answering(...answers: ((asked: Asked) => Answer)[]) {
  const api = await fakeApi((asked, nth) => answers[nth - 1]?.(asked) ?? { status: 500 })
  close = api.close
  connect({ baseUrl: api.url, timeoutMs: 20_000, idempotencyKeys: true, token: () => null, expired: () => undefined })
  return api.asked
}
const made = (): Answer => ({ status: 201, body: { id: 7, texto: 'a' } })

it('creates with its key', async () => {
  const asked = await answering(made)
  expect(await things.create({ texto: 'a' }, 'clave 1')).toEqual({ id: 7, texto: 'a' })
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/things/', body: { texto: 'a' } })
  expect(asked[0]?.headers['idempotency-key']).toBe('clave%201')
})

it('takes deleting what is already gone as done', async () => {
  await answering(() => ({ status: 404, body: { detail: 'No existe' } }))
  await expect(things.remove(3)).resolves.toBeUndefined()
})

it.each([
  ['no JSON', { status: 200, raw: '<p>Borrado</p>' }],
  ['a promise', { status: 202, body: 'en cola' }],
  ['nothing', { status: 204 }],
])('takes %s for an answer to a deletion', async (_what, answer) => {
  await answering(() => answer)
  await expect(things.remove(3)).resolves.toBeUndefined()
})

it('refuses a list that is no list', async () => {
  await answering(() => ({ status: 200, body: { results: [] } }))
  await expect(things.list()).rejects.toMatchObject({ name: 'ApiError' })
})
