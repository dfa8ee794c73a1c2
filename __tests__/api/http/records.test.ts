/** @jest-environment node */
import { recordCalls } from '@/api/http/records'
import { useFakeApi, type Answer } from '@test/support/fakeApi'

interface Thing {
  id: number
  texto: string
}
const things = recordCalls<Thing, { texto: string }>('/api/things/')
const answering = useFakeApi()
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

it('takes the 404 of a gateway for no deletion: only the API says what is gone [MA-11]', async () => {
  await answering(() => ({ status: 404, raw: '404 page not found' }))
  await expect(things.remove(3)).rejects.toMatchObject({ status: 404, detail: null })
})

it.each([
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
