import { combinacionesDeProductosApi } from '@/api/combinacionesDeProductos'
import { apis } from '@test/support/apis'
import { unique } from '@test/support/contract'
import { ENGINE } from '@test/support/engines'
import { useConnected } from '@test/support/connected'

const lists = { ...apis, combinaciones_de_productos: combinacionesDeProductosApi }

/** All records, by resource. */
const everything = async () => {
  const all: Record<string, { id: number }[]> = {}
  for (const [name, api] of Object.entries(lists)) all[name] = await api.list()
  return all
}

const without = (all: Record<string, { id: number }[]>, gone: Record<string, number[]>) =>
  Object.fromEntries(Object.entries(all).map(([name, records]) => [name, records.filter(({ id }) => !gone[name]?.includes(id))]))

const masters = { nombre: {}, descripcion: {} }
const idOf = async (record: Promise<{ id: number }>) => (await record).id

const magnitud = () => idOf(apis.magnitudes.create({ valor: {} }))
const icono = () => idOf(apis.iconos.create(masters))
const familia = () => idOf(apis.familias.create({ ...masters, color: '', prioridad: 0 }))
const envase = () => idOf(apis.envases.create({ valor: {}, magnitud: null }))
const componente = () => idOf(apis.componentes.create({ nombre: {} }))
const cultivo = () => idOf(apis.cultivos.create({ nombre: {}, grupo_de_cultivo: null }))
const estado = async () => idOf(apis.estados_fenologicos.create({ nombre: {}, cultivo: await cultivo() }))
const solucion = () => idOf(apis.soluciones.create(masters))
const generico = () => idOf(apis.productos_genericos.create({ codigo: unique('PG') }))
const acabado = () => idOf(apis.productos_acabados.create({}))
const ensayo = () => idOf(apis.ensayos.create({ codigo: unique('EN') }))

interface ReferencedKind {
  name: string
  api: { remove: (id: number) => Promise<void> }
  make: () => Promise<number>
  /** Functions that create users one after the other, each with the refusal after it. */
  use: [use: (id: number) => Promise<unknown>, sentence: string][]
}

const used: ReferencedKind[] = [
  {
    name: 'a magnitud',
    api: apis.magnitudes,
    make: magnitud,
    use: [
      [id => apis.envases.create({ valor: {}, magnitud: id }), 'La magnitud se usa en 1 envase'],
      [id => apis.envases.create({ valor: {}, magnitud: id }), 'La magnitud se usa en 2 envases'],
      [
        async id => apis.lineas_de_composicion.create({ magnitud_1: id, magnitud_2: id, producto_acabado: await acabado() }),
        'La magnitud se usa en 2 envases y 1 línea de composición',
      ],
      [
        async id => apis.lineas_de_composicion.create({ magnitud_2: id, producto_acabado: await acabado() }),
        'La magnitud se usa en 2 envases y 2 líneas de composición',
      ],
      [
        async id => apis.resultados_de_ensayo.create({ magnitud: id, ensayo: await ensayo() }),
        'La magnitud se usa en 2 envases, 2 líneas de composición y 1 resultado de ensayo',
      ],
    ],
  },
  {
    name: 'an icono',
    api: apis.iconos,
    make: icono,
    use: [
      [id => apis.productos_genericos.create({ codigo: unique('PG'), iconos: [id] }), 'El icono se usa en 1 producto genérico'],
      [
        async id => apis.productos_acabados.create({ iconos: [await icono(), id] }),
        'El icono se usa en 1 producto genérico y 1 producto acabado',
      ],
    ],
  },
  {
    name: 'a familia',
    api: apis.familias,
    make: familia,
    use: [
      [id => apis.productos_genericos.create({ codigo: unique('PG'), familia: id }), 'La familia se usa en 1 producto genérico'],
      [id => apis.productos_acabados.create({ familia: id }), 'La familia se usa en 1 producto genérico y 1 producto acabado'],
    ],
  },
  {
    name: 'an envase',
    api: apis.envases,
    make: envase,
    use: [[id => apis.productos_acabados.create({ envases: [id] }), 'El envase se usa en 1 producto acabado']],
  },
  {
    name: 'a componente',
    api: apis.componentes,
    make: componente,
    use: [
      [
        async id => apis.lineas_de_composicion.create({ componente: id, producto_generico: await generico() }),
        'El componente químico se usa en 1 línea de composición',
      ],
    ],
  },
  {
    name: 'a cultivo',
    api: apis.cultivos,
    make: cultivo,
    use: [
      [id => apis.estados_fenologicos.create({ nombre: {}, cultivo: id }), 'El cultivo se usa en 1 estado fenológico'],
      [id => apis.ensayos.create({ codigo: unique('EN'), cultivo: id }), 'El cultivo se usa en 1 estado fenológico y 1 ensayo'],
      [
        async id => combinacionesDeProductosApi.create({ solucion: await solucion(), cultivos: [id] }),
        'El cultivo se usa en 1 estado fenológico, 1 ensayo y 1 combinación de productos',
      ],
    ],
  },
  {
    name: 'an estado fenológico',
    api: apis.estados_fenologicos,
    make: estado,
    use: [
      [
        id => apis.productos_genericos.create({ codigo: unique('PG'), estados_fenologicos: [id] }),
        'El estado fenológico se usa en 1 producto genérico',
      ],
      [
        id => apis.productos_acabados.create({ estados_fenologicos: [id] }),
        'El estado fenológico se usa en 1 producto genérico y 1 producto acabado',
      ],
      [
        async id => apis.como_se_aplica.create({ estado_fenologico: id, producto_generico: await generico() }),
        'El estado fenológico se usa en 1 producto genérico, 1 producto acabado y 1 forma de aplicación',
      ],
    ],
  },
  {
    name: 'a generic product',
    api: apis.productos_genericos,
    make: generico,
    use: [
      [id => apis.productos_acabados.create({ producto_generico: id }), 'El producto genérico se usa en 1 producto acabado'],
      [
        id => apis.ensayos.create({ codigo: unique('EN'), productos: [id] }),
        'El producto genérico se usa en 1 producto acabado y 1 ensayo',
      ],
      [
        async id => combinacionesDeProductosApi.create({ solucion: await solucion(), productos_genericos: [id] }),
        'El producto genérico se usa en 1 producto acabado, 1 ensayo y 1 combinación de productos',
      ],
      // Its own parts are deleted with it, and are no users.
      [
        id => apis.lineas_de_composicion.create({ producto_generico: id }),
        'El producto genérico se usa en 1 producto acabado, 1 ensayo y 1 combinación de productos',
      ],
    ],
  },
  {
    name: 'a finished product',
    api: apis.productos_acabados,
    make: acabado,
    use: [
      [
        async id => combinacionesDeProductosApi.create({ solucion: await solucion(), productos_acabados: [id] }),
        'El producto acabado se usa en 1 combinación de productos',
      ],
    ],
  },
]

describe.each([ENGINE])('what records have to do with each other (%s)', engine => {
  const { output, send } = useConnected(engine)

  it.each(used)('$name that others use: 409 that says what uses it and how many, and nothing is deleted [MA-11]', async each => {
    const id = await each.make()
    let before = {}
    // Each sentence also counts the users created before.
    for (const [use, sentence] of each.use) {
      await use(id)
      if (use === each.use.at(-1)?.[0]) before = await everything()
      await expect(each.api.remove(id)).rejects.toMatchObject({ status: 409, detail: sentence })
    }
    expect(await everything()).toEqual(before)
  })

  it.each(used)('$name that nobody uses is deleted alone [MA-10]', async ({ api, make }) => {
    const id = await make()
    const before = await everything()
    await api.remove(id)
    const name = Object.entries(lists).find(([, each]) => each === api)?.[0] ?? ''
    expect(await everything()).toEqual(without(before, { [name]: [id] }))
  })

  it('may be deleted once nobody uses it any more, in a list or by itself', async () => {
    const [used, other] = [await icono(), await icono()]
    const product = await apis.productos_acabados.create({ iconos: [used, other] })
    await expect(apis.iconos.remove(used)).rejects.toMatchObject({ status: 409 })
    await apis.productos_acabados.update(product.id, { iconos: [other] })
    await apis.iconos.remove(used)
    expect((await apis.productos_acabados.get(product.id)).iconos).toEqual([other])
  })

  /** Creates parts of a product. */
  const withParts = async (of: (id: number) => { producto_generico?: number; producto_acabado?: number }, id: number) => {
    const lines = [await apis.lineas_de_composicion.create(of(id)), await apis.lineas_de_composicion.create(of(id))]
    const entry = await apis.como_se_aplica.create({ ...of(id), estado_fenologico: await estado() })
    return { lineas_de_composicion: lines.map(each => each.id), como_se_aplica: [entry.id] }
  }

  it('a generic product takes its lines and entries along, and nothing else [PG-07]', async () => {
    const make = async () =>
      (await apis.productos_genericos.create({ codigo: unique('PG'), iconos: [await icono()], familia: await familia() })).id
    const of = (producto_generico: number) => ({ producto_generico })
    const [gone, kept] = [await make(), await make()]
    const parts = await withParts(of, gone)
    await withParts(of, kept)
    const before = await everything()
    await apis.productos_genericos.remove(gone)
    expect(await everything()).toEqual(without(before, { productos_genericos: [gone], ...parts }))
  })

  it('a finished product takes its lines and entries along, and nothing else [PA-06]', async () => {
    const make = async () =>
      (await apis.productos_acabados.create({ envases: [await envase()], paises: ['es'], producto_generico: await generico() })).id
    const of = (producto_acabado: number) => ({ producto_acabado })
    const [gone, kept] = [await make(), await make()]
    const parts = await withParts(of, gone)
    await withParts(of, kept)
    const before = await everything()
    await apis.productos_acabados.remove(gone)
    expect(await everything()).toEqual(without(before, { productos_acabados: [gone], ...parts }))
  })

  it('a trial takes its results and attachments along, and nothing else [TR-15]', async () => {
    const make = async () => {
      const { id } = await apis.ensayos.create({ codigo: unique('EN'), productos: [await generico()], cultivo: await cultivo() })
      const result = await apis.resultados_de_ensayo.create({ ensayo: id, magnitud: await magnitud() })
      const adjunto = await apis.adjuntos_de_ensayo.create({ ensayo: id })
      return { ensayos: [id], resultados_de_ensayo: [result.id], adjuntos_de_ensayo: [adjunto.id] }
    }
    const [gone] = [await make(), await make()]
    const before = await everything()
    await apis.ensayos.remove(gone.ensayos[0] ?? 0)
    expect(await everything()).toEqual(without(before, gone))
  })

  it('a solution takes its combinations along, and nothing else [CB-03]', async () => {
    const make = async () => {
      const id = await solucion()
      const more = { productos_genericos: [await generico()], productos_acabados: [await acabado()], cultivos: [await cultivo()] }
      const combinacion = await combinacionesDeProductosApi.create({ solucion: id, ...more })
      return { soluciones: [id], combinaciones_de_productos: [combinacion.id] }
    }
    const [gone] = [await make(), await make()]
    const before = await everything()
    await apis.soluciones.remove(gone.soluciones[0] ?? 0)
    expect(await everything()).toEqual(without(before, gone))
  })

  it('lists that a deletion reaches answer anew', async () => {
    const product = await acabado()
    await apis.lineas_de_composicion.create({ producto_acabado: product })
    const path = '/api/lineas_de_composicion/'
    const { etag = '' } = (await send('GET', path)).headers
    await apis.productos_acabados.remove(product)
    const again = await send('GET', path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(200)
    expect(again.json).not.toContainEqual(expect.objectContaining({ producto_acabado: product }))
  })

  it('using a record while it is being deleted: either it is gone, or it is used and stays', async () => {
    const product = await acabado()
    for (let round = 0; round < 10; round++) {
      const id = await componente()
      const both = await Promise.all([
        send('POST', '/api/lineas_de_composicion/', { json: { componente: id, producto_acabado: product } }),
        send('DELETE', `/api/componentes/${id}/`),
      ])
      expect(['201 409', '400 204']).toContain(both.map(({ status }) => status).join(' '))
    }
  })

  it('products that are changed and deleted from all sides at once give no error of the server', async () => {
    const [generic, icon] = [await generico(), await icono()]
    const products = await Promise.all(
      Array.from({ length: 6 }, () => apis.productos_acabados.create({ producto_generico: generic, iconos: [icon] })),
    )
    const path = '/api/productos_acabados/'
    const statuses = await Promise.all(
      products.flatMap(({ id }) => [
        send('PUT', `${path}${id}/`, { json: { producto_generico: generic, iconos: [icon], paises: ['es'] } }),
        send('DELETE', `/api/productos_genericos/${generic}/`),
        send('DELETE', `/api/iconos/${icon}/`),
        send('DELETE', `${path}${id}/`),
        send('POST', '/api/lineas_de_composicion/', { json: { producto_acabado: id } }),
      ]),
    )
    for (const { status } of statuses) expect([200, 201, 204, 400, 404, 409]).toContain(status)
  })

  it('none of all that was unforeseen: no error is logged', () => {
    expect(output()).not.toMatch(/"level":50/)
  })
})
