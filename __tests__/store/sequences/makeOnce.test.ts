/** @jest-environment node */
import { runSaga } from 'redux-saga'
import { recordCalls } from '@/api/http/records'
import { makeOnce, nothingMade, type CreationFacts } from '@/store/sequences/makeOnce'
import { useFakeApi, type Answer } from '@test/support/fakeApi'

interface Thing {
  id: number
  texto: string
}
const things = recordCalls<Thing, { texto: string }>('/api/things/')
const answering = useFakeApi()
const lost = (): Answer => 'break'
const made = (): Answer => ({ status: 201, body: { id: 7, texto: 'a' } })
const refused = (): Answer => ({ status: 400, body: { detail: 'No' } })

/** Form with its run: each try knows only the facts learnt by earlier ones. */
const opened = () => {
  let facts: CreationFacts<{ texto: string }> = nothingMade
  return {
    facts: () => facts,
    make: (input: { texto: string }): Promise<Thing> => {
      const context = {
        facts,
        *recordFacts(news: Partial<typeof facts>) {
          facts = { ...facts, ...news }
        },
        keyOf: () => 'k2',
      }
      const state = { configuration: { idempotencyKeys: true } }
      return runSaga(
        { dispatch: action => action, getState: () => state, onError: () => undefined },
        makeOnce<Thing, { texto: string }>,
        { api: things, input },
        context,
      ).toPromise()
    },
  }
}

it('sends the same content again under the same key after a lost answer', async () => {
  const form = opened()
  const asked = await answering(lost, made)
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  // Facts are plain data, so that a recovered form knows the sent content too.
  expect(form.facts()).toMatchObject({ id: null, unsettled: { texto: 'a' } })
  await form.make({ texto: 'a' })
  expect(form.facts()).toMatchObject({ id: 7, unsettled: null })
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
  ])
  expect(asked[1]?.headers['idempotency-key']).toBe('k2')
})

it('after a lost answer and an edit, learns the id from the earlier content and then updates it', async () => {
  const form = opened()
  const asked = await answering(lost, made, () => ({ status: 200, body: { id: 7, texto: 'b' } }))
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  expect(await form.make({ texto: 'b' })).toEqual({ id: 7, texto: 'b' })
  expect(asked.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/things/', { texto: 'a' }],
    ['PUT', '/api/things/7/', { texto: 'b' }],
  ])
})

it('catches up again where that update was lost too', async () => {
  const form = opened()
  const asked = await answering(lost, made, lost, made, () => ({ status: 200, body: { id: 7, texto: 'b' } }))
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  await expect(form.make({ texto: 'b' })).rejects.toThrow()
  expect(await form.make({ texto: 'b' })).toEqual({ id: 7, texto: 'b' })
  expect(asked.slice(3).map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['PUT', { texto: 'b' }],
  ])
})

it('posts the new content where the earlier one is refused, since nothing was made of it', async () => {
  const form = opened()
  const asked = await answering(lost, refused, made)
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  await form.make({ texto: 'b' })
  expect(asked.map(({ body }) => body)).toEqual([{ texto: 'a' }, { texto: 'a' }, { texto: 'b' }])
})

it.each([400, 409, 422])('shows a %i to what was sent again as it was, and sends it no third time', async status => {
  const form = opened()
  const asked = await answering(lost, () => ({ status, body: { detail: 'Ya existe' } }), made)
  await expect(form.make({ texto: 'a' })).rejects.toMatchObject({ status: 0 })
  await expect(form.make({ texto: 'a' })).rejects.toMatchObject({ status, detail: 'Ya existe' })
  expect(asked).toHaveLength(2)
  // The content was rejected, so that later input is posted without it.
  await form.make({ texto: 'b' })
  expect(asked.map(({ body }) => body)).toEqual([{ texto: 'a' }, { texto: 'a' }, { texto: 'b' }])
})

it('shows the refusal of what was sent again after the server broke', async () => {
  const form = opened()
  const asked = await answering(() => ({ status: 500 }), refused)
  await expect(form.make({ texto: 'a' })).rejects.toMatchObject({ status: 500 })
  await expect(form.make({ texto: 'a' })).rejects.toMatchObject({ detail: 'No' })
  expect(asked).toHaveLength(2)
})

it('shows the refusal of the new content where the earlier one was refused before it', async () => {
  const form = opened()
  const asked = await answering(lost, refused, () => ({ status: 409, body: { detail: 'Tampoco' } }), made)
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  await expect(form.make({ texto: 'b' })).rejects.toMatchObject({ status: 409, detail: 'Tampoco' })
  await form.make({ texto: 'c' })
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'b' }],
    ['POST', { texto: 'c' }],
  ])
})

it('shows the refusal of the update that follows what was made, and catches up once more', async () => {
  const form = opened()
  const asked = await answering(lost, made, refused, made, () => ({ status: 200, body: { id: 7, texto: 'c' } }))
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  await expect(form.make({ texto: 'b' })).rejects.toMatchObject({ status: 400, detail: 'No' })
  expect(await form.make({ texto: 'c' })).toEqual({ id: 7, texto: 'c' })
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
    ['PUT', { texto: 'b' }],
    ['POST', { texto: 'a' }],
    ['PUT', { texto: 'c' }],
  ])
})

it('goes on from what is new where the answer to that was lost in its turn', async () => {
  const form = opened()
  const asked = await answering(lost, refused, lost, made)
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  await expect(form.make({ texto: 'b' })).rejects.toMatchObject({ status: 0 })
  await form.make({ texto: 'b' })
  expect(asked.map(({ body }) => body)).toEqual([{ texto: 'a' }, { texto: 'a' }, { texto: 'b' }, { texto: 'b' }])
})

it.each([401, 403, 429])('takes a %i for no word on what was sent before: the next try asks for that again', async status => {
  const form = opened()
  const asked = await answering(
    lost,
    () => ({ status }),
    made,
    () => ({ status: 200, body: { id: 7, texto: 'b' } }),
  )
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  await expect(form.make({ texto: 'b' })).rejects.toMatchObject({ status })
  await form.make({ texto: 'b' })
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'a' }],
    ['PUT', { texto: 'b' }],
  ])
})

it('posts anew after a refusal', async () => {
  const form = opened()
  const asked = await answering(refused, made)
  await expect(form.make({ texto: 'a' })).rejects.toThrow('No')
  await form.make({ texto: 'b' })
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { texto: 'a' }],
    ['POST', { texto: 'b' }],
  ])
})

it('takes a success that cannot be read as one that may have happened', async () => {
  const form = opened()
  const asked = await answering(
    () => ({ status: 201, raw: '<html>' }),
    made,
    () => ({ status: 200, body: { id: 7, texto: 'b' } }),
  )
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  await form.make({ texto: 'b' })
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT'])
})

it('knows nothing of the tries of another form, nor of a session that is over', async () => {
  const form = opened()
  const asked = await answering(lost, made)
  await expect(form.make({ texto: 'a' })).rejects.toThrow()
  await opened().make({ texto: 'b' })
  expect(asked.map(({ body }) => body)).toEqual([{ texto: 'a' }, { texto: 'b' }])
})
