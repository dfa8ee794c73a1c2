/** @jest-environment node */
import { presenciaApi } from '@/api/live/presencia'
import { useFakeApi } from '@test/support/fakeApi'

const connected = useFakeApi({ extensions: true })

it('says which record a page shows, and that it shows it no more [SY-05]', async () => {
  const asked = await connected(
    () => ({ status: 204 }),
    () => ({ status: 204 }),
  )
  const place = { tipo: 'familias', id: 7, idioma: 'fr_FR' }
  await presenciaApi.tell(place, 'p1')
  await presenciaApi.leave(place, 'p1')
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/presencia/', { ...place, pagina: 'p1' }],
    ['POST', '/api/presencia/', { ...place, id: null, pagina: 'p1' }],
  ])
})
