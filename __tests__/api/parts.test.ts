/** @jest-environment node */
import { connect } from '@/api/http'
import { parts } from '@/api/resource'
import { fakeApi, type Answer, type Asked } from '@test/support/fakeApi'

interface Part {
  id: number
  texto: string
  dueño: number | null
}
const api = parts<Part, { texto: string }, 'dueño'>('/api/partes/')

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** Answers one call after the other; gives the calls. */
const answering = async (...answers: ((asked: Asked) => Answer)[]) => {
  const fake = await fakeApi((asked, nth) => answers[nth - 1]?.(asked) ?? { status: 500 })
  close = fake.close
  connect({ baseUrl: fake.url, timeoutMs: 5_000, idempotencyKeys: true, token: () => null, expired: () => undefined })
  return fake.asked
}
const made =
  (id: number) =>
  ({ body }: Asked): Answer => ({ status: 201, body: { id, ...(body as object) } })
const lost = (): Answer => 'break'
const gone = (): Answer => ({ status: 204 })

it('gives no part of another where the API takes no notice of the query [PE-11]', async () => {
  const own = { id: 1, texto: 'a', dueño: 7 }
  await answering(() => ({
    status: 200,
    body: [own, { id: 2, texto: 'b', dueño: 8 }, { id: 3, texto: 'c', dueño: null }, { id: 4, texto: 'd' }],
  }))
  expect(await api.list({ dueño: 7 })).toEqual([own])
})

it('lists the parts of what the filter names', async () => {
  const asked = await answering(
    () => ({ status: 200, body: [] }),
    () => ({ status: 200, body: [] }),
  )
  await api.list()
  await api.list({ dueño: 7 })
  expect(asked.map(({ path }) => path)).toEqual(['/api/partes/', '/api/partes/?due%C3%B1o=7'])
})

it('makes anew, under another key, what was changed after an answer was lost: one part is there in the end [PE-11]', async () => {
  const asked = await answering(lost, made(1), gone, made(2))
  await expect(api.create({ texto: 'a' }, 'p1')).rejects.toMatchObject({ status: 0 })
  expect(await api.create({ texto: 'b' }, 'p1')).toEqual({ id: 2, texto: 'b' })
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/partes/',
    'POST /api/partes/',
    'DELETE /api/partes/1/',
    'POST /api/partes/',
  ])
  const keys = asked.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual(['p1', 'p1', undefined, expect.any(String)])
  expect(keys[3]).not.toBe('p1')
})

it('catches up even where the answer to that is lost too, and the part is changed once more [PE-11]', async () => {
  // The first part is gone already when the second catching up asks for its deletion.
  const asked = await answering(lost, made(1), gone, lost, made(1), () => ({ status: 404 }), made(2), gone, made(3))
  await expect(api.create({ texto: 'a' }, 'p2')).rejects.toThrow()
  await expect(api.create({ texto: 'b' }, 'p2')).rejects.toThrow()
  expect(await api.create({ texto: 'c' }, 'p2')).toEqual({ id: 3, texto: 'c' })
  expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/partes/1/',
    '/api/partes/1/',
    '/api/partes/2/',
  ])
  expect(asked.at(6)?.headers['idempotency-key']).toBe(asked.at(3)?.headers['idempotency-key'])
})
