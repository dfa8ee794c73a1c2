/** @jest-environment node */
import { forgetUnsettled } from '@/api/createOnce'
import { connect } from '@/api/http'
import { resource } from '@/api/resource'
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
const lost = (): Answer => 'break'
const made = (): Answer => ({ status: 201, body: { id: 7, texto: 'a' } })
const refused = (): Answer => ({ status: 400, body: { detail: 'No' } })

it('creates with its key', async () => {
  const asked = await answering(made)
  expect(await things.create({ texto: 'a' }, 'clave 1')).toEqual({ id: 7, texto: 'a' })
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/things/', body: { texto: 'a' } })
  expect(asked[0]?.headers['idempotency-key']).toBe('clave%201')
})

it('sends the same content again under the same key after a lost answer', async () => {
  const asked = await answering(lost, made)
  await expect(things.create({ texto: 'a' }, 'k2')).rejects.toThrow()
  await things.create({ texto: 'a' }, 'k2')
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
  ])
  expect(asked[1]?.headers['idempotency-key']).toBe('k2')
})

it('after a lost answer and an edit, learns the id from the earlier content and then updates it', async () => {
  const asked = await answering(lost, made, () => ({ status: 200, body: { id: 7, texto: 'b' } }))
  await expect(things.create({ texto: 'a' }, 'k3')).rejects.toThrow()
  expect(await things.create({ texto: 'b' }, 'k3')).toEqual({ id: 7, texto: 'b' })
  expect(asked.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/things/', { texto: 'a' }],
    ['PUT', '/api/things/7/', { texto: 'b' }],
  ])
})

it('catches up again where that update was lost too', async () => {
  const asked = await answering(lost, made, lost, made, () => ({ status: 200, body: { id: 7, texto: 'b' } }))
  await expect(things.create({ texto: 'a' }, 'k4')).rejects.toThrow()
  await expect(things.create({ texto: 'b' }, 'k4')).rejects.toThrow()
  expect(await things.create({ texto: 'b' }, 'k4')).toEqual({ id: 7, texto: 'b' })
  expect(asked.slice(3).map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['PUT', { texto: 'b' }],
  ])
})

it('posts the new content where the earlier one is refused, since nothing was made of it', async () => {
  const asked = await answering(lost, refused, made)
  await expect(things.create({ texto: 'a' }, 'k5')).rejects.toThrow()
  await things.create({ texto: 'b' }, 'k5')
  expect(asked.map(({ body }) => body)).toEqual([{ texto: 'a' }, { texto: 'a' }, { texto: 'b' }])
})

it.each([400, 409, 422])('shows a %i to what was sent again as it was, and sends it no third time', async status => {
  const asked = await answering(lost, () => ({ status, body: { detail: 'Ya existe' } }), made)
  await expect(things.create({ texto: 'a' }, 'k9')).rejects.toMatchObject({ status: 0 })
  await expect(things.create({ texto: 'a' }, 'k9')).rejects.toMatchObject({ status, detail: 'Ya existe' })
  expect(asked).toHaveLength(2)
  // Nothing was made of it: what is typed then is a new beginning.
  await things.create({ texto: 'b' }, 'k9')
  expect(asked.map(({ body }) => body)).toEqual([{ texto: 'a' }, { texto: 'a' }, { texto: 'b' }])
})

it('shows the refusal of what was sent again after the server broke', async () => {
  const asked = await answering(() => ({ status: 500 }), refused)
  await expect(things.create({ texto: 'a' }, 'k10')).rejects.toMatchObject({ status: 500 })
  await expect(things.create({ texto: 'a' }, 'k10')).rejects.toMatchObject({ detail: 'No' })
  expect(asked).toHaveLength(2)
})

it('shows the refusal of the new content where the earlier one was refused before it', async () => {
  const asked = await answering(lost, refused, () => ({ status: 409, body: { detail: 'Tampoco' } }), made)
  await expect(things.create({ texto: 'a' }, 'k11')).rejects.toThrow()
  await expect(things.create({ texto: 'b' }, 'k11')).rejects.toMatchObject({ status: 409, detail: 'Tampoco' })
  await things.create({ texto: 'c' }, 'k11')
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'b' }],
    ['POST', { texto: 'c' }],
  ])
})

it('shows the refusal of the update that follows what was made, and catches up once more', async () => {
  const asked = await answering(lost, made, refused, made, () => ({ status: 200, body: { id: 7, texto: 'c' } }))
  await expect(things.create({ texto: 'a' }, 'k12')).rejects.toThrow()
  await expect(things.create({ texto: 'b' }, 'k12')).rejects.toMatchObject({ status: 400, detail: 'No' })
  expect(await things.create({ texto: 'c' }, 'k12')).toEqual({ id: 7, texto: 'c' })
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
    ['PUT', { texto: 'b' }],
    ['POST', { texto: 'a' }],
    ['PUT', { texto: 'c' }],
  ])
})

it('goes on from what is new where the answer to that was lost in its turn', async () => {
  const asked = await answering(lost, refused, lost, made)
  await expect(things.create({ texto: 'a' }, 'k13')).rejects.toThrow()
  await expect(things.create({ texto: 'b' }, 'k13')).rejects.toMatchObject({ status: 0 })
  await things.create({ texto: 'b' }, 'k13')
  expect(asked.map(({ body }) => body)).toEqual([{ texto: 'a' }, { texto: 'a' }, { texto: 'b' }, { texto: 'b' }])
})

it.each([401, 403, 429])('takes a %i for no word on what was sent before: the next try asks for that again', async status => {
  const asked = await answering(
    lost,
    () => ({ status }),
    made,
    () => ({ status: 200, body: { id: 7, texto: 'b' } }),
  )
  await expect(things.create({ texto: 'a' }, 'k14')).rejects.toThrow()
  await expect(things.create({ texto: 'b' }, 'k14')).rejects.toMatchObject({ status })
  await things.create({ texto: 'b' }, 'k14')
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
    ['PUT', { texto: 'b' }],
  ])
})

it('posts anew after a refusal', async () => {
  const asked = await answering(refused, made)
  await expect(things.create({ texto: 'a' }, 'k6')).rejects.toThrow('No')
  await things.create({ texto: 'b' }, 'k6')
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'b' }],
  ])
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

it('takes a success that cannot be read as one that may have happened', async () => {
  const asked = await answering(
    () => ({ status: 201, raw: '<html>' }),
    made,
    () => ({ status: 200, body: { id: 7, texto: 'b' } }),
  )
  await expect(things.create({ texto: 'a' }, 'k7')).rejects.toThrow()
  await things.create({ texto: 'b' }, 'k7')
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT'])
})

it('knows nothing of earlier tries once the session is over', async () => {
  const asked = await answering(lost, made)
  await expect(things.create({ texto: 'a' }, 'k8')).rejects.toThrow()
  forgetUnsettled()
  await things.create({ texto: 'b' }, 'k8')
  expect(asked.map(({ body }) => body)).toEqual([{ texto: 'a' }, { texto: 'b' }])
})

it('refuses a list that is no list', async () => {
  await answering(() => ({ status: 200, body: { results: [] } }))
  await expect(things.list()).rejects.toMatchObject({ name: 'ApiError' })
})
