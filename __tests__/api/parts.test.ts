/** @jest-environment node */
import { connect } from '@/api/http/http'
import { parts } from '@/api/http/resource'
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
