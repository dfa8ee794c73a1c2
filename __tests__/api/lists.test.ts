/** @jest-environment node */
import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { lists } from '@/api/lists'
import { papeleraApi } from '@/api/papelera'
import { useFakeApi, type Asked } from '@test/support/fakeApi'

const none = () => ({ status: 200, body: [] })
const paths = (asked: readonly Asked[]) => asked.map(({ path }) => path)

describe.each([
  ['of the contract', false, ''],
  ['with extensions', true, '?idioma=es_ES'],
])('lists of an API %s', (_what, extensions, query) => {
  const answering = useFakeApi({ extensions })

  it(`light ones are asked for as it knows them: ${query || 'as they are'} [PG-02, PA-03]`, async () => {
    const asked = await answering(none, none)
    await lists.productos_genericos()
    await lists.productos_acabados()
    expect(paths(asked)).toEqual([`/api/productos_genericos/light/${query}`, `/api/productos_acabados/light/${query}`])
  })

  it('give the combinations of a solution alone where it can [CB-03]', async () => {
    const asked = await answering(none)
    await combinacionesDeProductosApi.list(7)
    expect(paths(asked)).toEqual([`/api/combinaciones_de_productos/${extensions ? '?solucion=7' : ''}`])
  })
})

describe('the bin', () => {
  const answering = useFakeApi({ extensions: true })

  it('is asked for page after page, until one is not full [HI-04]', async () => {
    const records = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: from - at }))
    const full = records(3_000, 1_000)
    const asked = await answering(
      () => ({ status: 200, body: full }),
      () => ({ status: 200, body: records(2_000, 2) }),
    )
    expect((await papeleraApi.list()).map(({ id }) => id)).toEqual([...full.map(({ id }) => id), 2_000, 1_999])
    expect(paths(asked)).toEqual(['/api/papelera/', '/api/papelera/?antes=2001'])
  })
})
