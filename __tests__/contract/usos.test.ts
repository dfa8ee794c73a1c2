import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { referidosApi } from '@/api/referidos'
import { usosApi } from '@/api/usos'
import { apis } from '@test/support/apis'
import { unique } from '@test/support/contract'
import { ENGINE } from '@test/support/engines'
import { useConnected } from '@test/support/connected'

const texts = (nombre: string) => ({ nombre: { es_ES: nombre }, descripcion: {} })
const generico = (more: object = {}) => apis.productos_genericos.create({ codigo: unique('PG'), ...more })
const acabado = (more: object = {}) => apis.productos_acabados.create(more)
const named = ({ id, codigo = null, nombre }: { id: number; codigo?: string | null; nombre: object }) => ({ id, codigo, nombre })
const one = (tipo: string, record: Parameters<typeof named>[0]) => ({ tipo, total: 1, registros: [named(record)] })

describe.each([ENGINE])('who uses a record (%s)', engine => {
  const { send } = useConnected(engine)

  it('is told by kind, in the order of the API, whether one or a list refers to it [LS-10, LS-11]', async () => {
    const [familia, icono] = [await apis.familias.create({ ...texts('F'), color: '', prioridad: 0 }), await apis.iconos.create(texts('I'))]
    const product = await generico({ nombre: { es_ES: 'Zinc', fr_FR: 'Zinc' }, familia: familia.id, iconos: [icono.id] })
    const finished = await acabado({ codigo: 'A-1', familia: familia.id })
    expect(await usosApi.of('familias', familia.id)).toEqual([one('productos_genericos', product), one('productos_acabados', finished)])
    expect(await usosApi.of('iconos', icono.id)).toEqual([one('productos_genericos', product)])
  })

  it('names the record that a part belongs to, once however many of its parts refer to it [LS-10, LS-11]', async () => {
    const componente = await apis.componentes.create({ nombre: {} })
    const magnitud = await apis.magnitudes.create({ valor: {} })
    const cultivo = await apis.cultivos.create({ nombre: {}, grupo_de_cultivo: null })
    const estado = await apis.estados_fenologicos.create({ nombre: { es_ES: 'Floración' }, cultivo: cultivo.id })
    const product = await generico({ estados_fenologicos: [estado.id] })
    const envase = await apis.envases.create({ valor: { es_ES: 'Saco' }, magnitud: magnitud.id })
    const ensayo = await apis.ensayos.create({ codigo: unique('EN'), cultivo: cultivo.id })
    for (const orden of [0, 1])
      await apis.lineas_de_composicion.create({ producto_generico: product.id, componente: componente.id, magnitud_2: magnitud.id, orden })
    await apis.como_se_aplica.create({ producto_generico: product.id, estado_fenologico: estado.id })
    await apis.resultados_de_ensayo.create({ ensayo: ensayo.id, magnitud: magnitud.id })
    const solucion = await apis.soluciones.create(texts('Riego'))
    await combinacionesDeProductosApi.create({ solucion: solucion.id, cultivos: [cultivo.id], productos_genericos: [product.id] })

    const users = one('productos_genericos', product)
    expect(await usosApi.of('componentes', componente.id)).toEqual([users])
    expect(await usosApi.of('estados_fenologicos', estado.id)).toEqual([users])
    const container = one('envases', { id: envase.id, nombre: envase.valor })
    expect(await usosApi.of('magnitudes', magnitud.id)).toEqual([container, users, one('ensayos', ensayo)])
    const [stage, trial] = [one('estados_fenologicos', { id: estado.id, nombre: estado.nombre }), one('ensayos', ensayo)]
    const solution = one('soluciones', { id: solucion.id, nombre: solucion.nombre })
    expect(await usosApi.of('cultivos', cultivo.id)).toEqual([stage, solution, trial])
    // Own lines and entries of a product are no users.
    expect(await usosApi.of('productos_genericos', product.id)).toEqual([solution])
    expect(await usosApi.of('soluciones', solucion.id)).toEqual([])
  })

  it('counts all and names the first twenty, by their names as Spaniards sort them [LS-11]', async () => {
    const { id } = await apis.iconos.create(texts('I'))
    const names = ['Ácido', 'abono', 'Boro', 'ábaco', ...Array.from({ length: 19 }, (_, at) => `Cobre ${String(at).padStart(2, '0')}`)]
    for (const name of names.toReversed()) await acabado({ nombre: { es_ES: name }, iconos: [id] })
    const [uso, ...others] = await usosApi.of('iconos', id)
    expect(others).toEqual([])
    expect(uso?.total).toBe(23)
    expect(uso?.registros.map(({ nombre }) => nombre['es_ES'])).toEqual(['ábaco', 'abono', 'Ácido', 'Boro', ...names.slice(4, 20)])
  })

  it('is told too for a whole list, which is narrowed by what its records and their parts use [LS-01]', async () => {
    const [icono, idle] = [await apis.iconos.create(texts('Icono')), await apis.iconos.create(texts('Otro'))]
    const [componente, magnitud] = [
      await apis.componentes.create({ nombre: { es_ES: 'Zn' } }),
      await apis.magnitudes.create({ valor: { fr_FR: 'kg' } }),
    ]
    const envase = await apis.envases.create({ valor: { es_ES: 'Saco', fr_FR: 'Sac' }, magnitud: magnitud.id })
    const [product, other] = [await generico({ iconos: [icono.id] }), await generico({ iconos: [icono.id] })]
    const finished = await acabado({ envases: [envase.id] })
    for (const magnitud_2 of [null, magnitud.id])
      await apis.lineas_de_composicion.create({
        producto_generico: product.id,
        componente: componente.id,
        magnitud_1: magnitud.id,
        magnitud_2,
      })
    const ensayo = await apis.ensayos.create({ codigo: unique('EN'), productos: [product.id] })
    await apis.resultados_de_ensayo.create({ ensayo: ensayo.id, magnitud: magnitud.id })
    const solucion = await apis.soluciones.create(texts('Riego'))
    await combinacionesDeProductosApi.create({ solucion: solucion.id, productos_genericos: [product.id] })

    const used = async (list: string, tipo: string, id: number) =>
      (await referidosApi.of(list)).find(each => each.tipo === tipo && each.id === id)
    expect(await used('productos_genericos', 'iconos', icono.id)).toEqual({
      ...{ tipo: 'iconos', id: icono.id, codigo: null, nombre: { es_ES: 'Icono' } },
      registros: [product.id, other.id],
    })
    expect(await used('productos_genericos', 'iconos', idle.id)).toBeUndefined()
    expect(await used('productos_genericos', 'componentes', componente.id)).toMatchObject({ registros: [product.id] })
    expect(await used('productos_genericos', 'magnitudes', magnitud.id)).toMatchObject({ nombre: { fr_FR: 'kg' }, registros: [product.id] })
    expect(await used('productos_acabados', 'envases', envase.id)).toMatchObject({ nombre: { es_ES: 'Saco' }, registros: [finished.id] })
    expect(await used('ensayos', 'productos_genericos', product.id)).toMatchObject({ codigo: product.codigo, registros: [ensayo.id] })
    expect(await used('ensayos', 'magnitudes', magnitud.id)).toMatchObject({ registros: [ensayo.id] })
    expect(await used('soluciones', 'productos_genericos', product.id)).toMatchObject({ registros: [solucion.id] })
    const { etag = '' } = (await send('GET', '/api/productos_genericos/referencias/')).headers
    expect((await send('GET', '/api/productos_genericos/referencias/', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await send('GET', '/api/iconos/referencias/')).status).toBe(404)
  })

  it('of a whole list has a new tag after each change: of a list, a part, the list of a part, or a referenced record [LS-01]', async () => {
    const [icono, componente] = [await apis.iconos.create(texts('Icono')), await apis.componentes.create({ nombre: { es_ES: 'Zn' } })]
    const product = await generico({ iconos: [icono.id] })
    const line = await apis.lineas_de_composicion.create({ producto_generico: product.id, componente: componente.id })
    const solucion = await apis.soluciones.create(texts('Riego'))
    const combination = await combinacionesDeProductosApi.create({ solucion: solucion.id, productos_genericos: [product.id] })
    const change = async (path: string, json: object) => expect((await send('PUT', path, { json })).status).toBe(200)
    const changes: [string, () => Promise<unknown>][] = [
      ['productos_genericos', () => change(`/api/iconos/${icono.id}/`, { nombre: { es_ES: 'Otro' } })],
      ['productos_genericos', () => change(`/api/productos_genericos/${product.id}/`, { codigo: product.codigo, iconos: [] })],
      ['productos_genericos', () => send('DELETE', `/api/lineas_de_composicion/${line.id}/`)],
      ['soluciones', () => change(`/api/productos_genericos/${product.id}/`, { codigo: unique('PG') })],
      ['soluciones', () => change(`/api/combinaciones_de_productos/${combination.id}/`, { productos_genericos: [] })],
    ]
    for (const [list, work] of changes) {
      const get = (headers = {}) => send('GET', `/api/${list}/referencias/`, { headers })
      const before = await get()
      await work()
      const after = await get({ 'if-none-match': before.headers.etag })
      expect([list, after.status]).toEqual([list, 200])
      expect(after.json).not.toEqual(before.json)
    }
  })

  it('is 404 for a record that is not there, and 405 for another method', async () => {
    expect((await send('GET', '/api/familias/2000000000/usos/')).status).toBe(404)
    expect((await send('GET', '/api/familias/x/usos/')).status).toBe(404)
    expect((await send('POST', '/api/familias/1/usos/', { json: {} })).status).toBe(405)
  })
})
