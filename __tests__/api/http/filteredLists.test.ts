/** @jest-environment node */
import { getFiltered } from '@/api/http/records'
import { useFakeApi } from '@test/support/fakeApi'

interface Part {
  id: number
  texto: string
  dueño: number | null
}
const list = (filter: { dueño?: number }) => getFiltered<Part>('/api/partes/', filter)

const answering = useFakeApi()

it('gives no part of another where the API takes no notice of the query [PE-11]', async () => {
  const own = { id: 1, texto: 'a', dueño: 7 }
  await answering(() => ({
    status: 200,
    body: [own, { id: 2, texto: 'b', dueño: 8 }, { id: 3, texto: 'c', dueño: null }, { id: 4, texto: 'd' }],
  }))
  expect(await list({ dueño: 7 })).toEqual([own])
})

it('lists the parts of what the filter names', async () => {
  const asked = await answering(
    () => ({ status: 200, body: [] }),
    () => ({ status: 200, body: [] }),
  )
  await list({})
  await list({ dueño: 7 })
  expect(asked.map(({ path }) => path)).toEqual(['/api/partes/', '/api/partes/?due%C3%B1o=7'])
})
