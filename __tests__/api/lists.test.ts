/** @jest-environment node */
import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { lists } from '@/api/lists'
import { papeleraApi } from '@/api/papelera'
import { resourceNames } from '@/shared/resources/names'
import { blanksOf } from '@/shared/resources/records'
import { resourceOf, resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { useFakeApi, type ReceivedCall } from '@test/support/fakeApi'

const none = () => ({ status: 200, body: [] })
const paths = (asked: readonly ReceivedCall[]) => asked.map(({ path }) => path)

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

describe('rows', () => {
  const answering = useFakeApi()

  it('are mended where a map holds anything but texts, and come as they are where they are sound [ML-01]', async () => {
    const sound = { id: 1, codigo: 'Z', nombre: { es_ES: 'Zinc' }, paises: [] }
    await answering(
      () => ({ status: 200, body: [sound, { id: 2, codigo: 'Y', nombre: null, paises: [] }, { id: 3 }] }),
      () => ({ status: 200, body: [{ id: 3, nombre: 'Frutales' }] }),
    )
    expect(await lists.productos_acabados()).toEqual([
      sound,
      { id: 2, codigo: 'Y', nombre: {}, paises: [] },
      { id: 3, codigo: '', nombre: {}, paises: [] },
    ])
    expect(await lists.grupos_de_cultivo()).toEqual([{ id: 3, nombre: 'Frutales' }])
  })

  it('have a blank value where a list, a code or a number is null, and keep what may be null [PG-02, PA-03, CB-03]', async () => {
    const producto = { id: 1, nombre: {}, producto_generico: null, familia: null, activo: true, ecologico: false }
    await answering(
      () => ({ status: 200, body: [{ ...producto, codigo: null, paises: null, empresa: null }] }),
      () => ({ status: 200, body: [{ id: 2, codigo: null, nombre: null, prioridad: null }] }),
      () => ({
        status: 200,
        body: [{ id: 3, solucion: 7, productos_genericos: null, productos_acabados: null, cultivos: null, observaciones: {} }],
      }),
    )
    expect(await lists.productos_acabados()).toEqual([{ ...producto, codigo: '', paises: [], empresa: null }])
    expect(await lists.productos_genericos()).toEqual([{ id: 2, codigo: '', nombre: {}, prioridad: 0 }])
    expect(await combinacionesDeProductosApi.list(7)).toEqual([
      { id: 3, solucion: 7, productos_genericos: [], productos_acabados: [], cultivos: [], observaciones: {} },
    ])
  })

  it('are those of every resource whose list has no owner, with the maps of its descriptor [ML-01]', async () => {
    const listed = resourceNames.filter(name => !resourceOf(name)?.filters)
    expect(Object.keys(lists).sort()).toEqual([...listed].sort())
    for (const [name, list] of Object.entries(lists)) {
      const { fields, light } = resources[name as keyof typeof lists] as Resource
      const members = light ?? Object.keys(fields)
      const asked = await answering(() => ({ status: 200, body: [{ id: 1, ...Object.fromEntries(members.map(each => [each, 7])) }] }))
      const texts = members.filter(each => fields[each]?.kind === 'text')
      expect(await list()).toEqual([{ id: 1, ...Object.fromEntries(members.map(each => [each, texts.includes(each) ? {} : 7])) }])
      expect(asked[0]?.path).toBe(`/api/${name}/${light ? 'light/' : ''}`)
      const none = { id: 1, ...Object.fromEntries(members.map(each => [each, null])) }
      await answering(() => ({ status: 200, body: [none] }))
      const blanks = Object.entries(blanksOf(resources[name as keyof typeof lists])).filter(([each]) => members.includes(each))
      expect(await list()).toEqual([{ ...none, ...Object.fromEntries(blanks) }])
    }
  })
})
