import { isLocale } from '@/shared/locales/isLocale'
import { apis } from '@test/support/apis'
import { unique } from '@test/support/contract'
import { ENGINE } from '@test/support/engines'
import { useConnected } from '@test/support/connected'

const some = [expect.stringMatching(/\S/)]
const refusal = (...fields: string[]) => ({
  detail: expect.stringMatching(/\S/),
  errors: Object.fromEntries(fields.map(field => [field, expect.arrayContaining(some)])),
})

const NOBODY = 2_000_000_000
const BEYOND = 2_147_483_648

/** Wrong values for a field of each kind. */
const wrong = {
  map: [null, 'x', [], { es: 'x' }, { es_ES: 1 }, { es_ES: 'x'.repeat(20_001) }, { es_ES: 'a\0' }],
  text: [null, 1, {}, 'x'.repeat(20_001), 'a\0', 'a\ud83d'],
  code: [null, 1, '', ' \n', 'x'.repeat(20_001)],
  color: [null, 1, '#1234567', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
  optionalText: [1, {}, 'x'.repeat(20_001), 'a\0'],
  boolean: [null, 'true', 1],
  integer: [null, '1', 1.5, BEYOND, -BEYOND - 1],
  solubility: [null, '1', -1, 5, 1.5],
  mode: [null, -1, 3],
  reference: ['1', 0, -1, 1.5, true, NOBODY, BEYOND, []],
  requiredReference: [null, '1', 0, -1, 1.5, NOBODY, BEYOND],
  list: [null, 1, ['1'], [null], [0], [NOBODY], [BEYOND], {}],
  countries: [null, 'ES', [1], ['ZZ'], ['ES', 'ESP'], [''], ['ß']],
  country: [1, 'ZZ', '', 'ESP', 'España'],
  quantity: ['1', -0.00001, 100_000, 0.000001, 1.234567, true],
  roi: ['1', 10_000, -10_000, 1.234, 9999.999],
  number: ['1', true, {}],
  date: [1, '', '2024-02-30', '2023-02-29', '2024-2-3', '03/02/2024', '0000-01-01', '10000-01-01', '2024-01-01T00:00', ' 2024-01-01'],
}
type Kind = keyof typeof wrong

const productTexts = [
  'nombre',
  'descripcion',
  'descripcion2',
  'caracteristicas',
  'aplicaciones',
  'observaciones',
  'modo_de_accion',
  'seo_title',
  'seo_description',
  'seo_imagen_catalogo_alt',
]
const product: Record<string, Kind> = {
  ...Object.fromEntries(productTexts.map(name => [name, 'map' as const])),
  id_hexadecimal: 'text',
  familia: 'reference',
  iconos: 'list',
  estados_fenologicos: 'list',
  activo: 'boolean',
  ecologico: 'boolean',
}

/** Each resource: its fields by kind, and the fields that a new record requires. */
const resources: [path: string, fields: Record<string, Kind>, required?: string[]][] = [
  ['iconos', { nombre: 'map', descripcion: 'map' }],
  ['familias', { nombre: 'map', descripcion: 'map', color: 'color', prioridad: 'integer' }],
  ['envases', { valor: 'map', magnitud: 'reference' }],
  ['componentes', { nombre: 'map' }],
  ['cultivos', { nombre: 'map', grupo_de_cultivo: 'reference' }],
  ['estados_fenologicos', { nombre: 'map', cultivo: 'requiredReference', orden: 'integer' }, ['cultivo']],
  ['soluciones', { nombre: 'map', descripcion: 'map' }],
  ['productos_genericos', { ...product, codigo: 'code', prioridad: 'integer' }, ['codigo']],
  [
    'productos_acabados',
    {
      ...product,
      codigo: 'text',
      producto_generico: 'reference',
      paises: 'countries',
      empresa: 'optionalText',
      internacional: 'boolean',
      envases: 'list',
    },
  ],
  [
    'lineas_de_composicion',
    {
      componente: 'reference',
      cantidad_1: 'quantity',
      magnitud_1: 'reference',
      cantidad_2: 'quantity',
      magnitud_2: 'reference',
      solubilidad: 'solubility',
      valor: 'map',
      orden: 'integer',
      producto_generico: 'reference',
    },
  ],
  [
    'como_se_aplica',
    {
      modo_de_aplicacion: 'mode',
      momento_de_aplicacion: 'map',
      dosis: 'text',
      objetivo: 'map',
      estado_fenologico: 'requiredReference',
      producto_acabado: 'reference',
    },
    ['estado_fenologico'],
  ],
  [
    'ensayos',
    {
      codigo: 'code',
      nombre: 'map',
      fecha: 'date',
      pais: 'country',
      cultivo: 'reference',
      roi: 'roi',
      descripcion: 'map',
      dosis: 'map',
      momento_de_aplicacion: 'map',
      productos: 'list',
    },
    ['codigo'],
  ],
  [
    'resultados_de_ensayo',
    { ensayo: 'requiredReference', orden: 'integer', valor: 'number', magnitud: 'reference', descripcion: 'map' },
    ['ensayo'],
  ],
  ['adjuntos_de_ensayo', { ensayo: 'requiredReference', orden: 'integer', descripcion: 'map' }, ['ensayo']],
  [
    'combinaciones_de_productos',
    {
      solucion: 'requiredReference',
      productos_genericos: 'list',
      productos_acabados: 'list',
      cultivos: 'list',
      observaciones: 'map',
    },
    ['solucion'],
  ],
]

const parts = ['lineas_de_composicion', 'como_se_aplica']
const products = ['producto_generico', 'producto_acabado']

const canChange = (path: string) => !['lineas_de_composicion', 'resultados_de_ensayo'].includes(path)

/** Products of a part set to null, because it may have only one. */
const alone = (path: string, fields: readonly string[]) =>
  parts.includes(path) && fields.some(field => products.includes(field)) ? Object.fromEntries(products.map(name => [name, null])) : {}

/** Kinds whose errors the database finds; all others are found before a query. */
const asked: Kind[] = ['code', 'reference', 'requiredReference', 'list', 'countries', 'country']

describe.each([ENGINE])('what the API refuses (%s)', engine => {
  const { output, send } = useConnected(engine)
  /** Body for a new record of each resource with its required fields. */
  let minimal: Record<string, () => Record<string, unknown>>
  const post = (path: string, json: unknown) => send('POST', `/api/${path}/`, { json })
  const put = (path: string, id: number, json: unknown) => send('PUT', `/api/${path}/${id}/`, { json })
  const idOf = (json: unknown) => (json as { id: number }).id
  const total = async (path: string) => ((await send('GET', `/api/${path}/`)).json as unknown[]).length

  beforeAll(async () => {
    const cultivo = await apis.cultivos.create({ nombre: {}, grupo_de_cultivo: null })
    const estado = await apis.estados_fenologicos.create({ nombre: {}, cultivo: cultivo.id })
    const ensayo = await apis.ensayos.create({ codigo: unique('EN') })
    const solucion = await apis.soluciones.create({ nombre: {}, descripcion: {} })
    const acabado = await apis.productos_acabados.create({})
    const generico = await apis.productos_genericos.create({ codigo: unique('PG') })
    minimal = {
      estados_fenologicos: () => ({ cultivo: cultivo.id }),
      productos_genericos: () => ({ codigo: unique('PG') }),
      ensayos: () => ({ codigo: unique('EN') }),
      lineas_de_composicion: () => ({ producto_acabado: acabado.id }),
      como_se_aplica: () => ({ estado_fenologico: estado.id, producto_generico: generico.id }),
      resultados_de_ensayo: () => ({ ensayo: ensayo.id }),
      adjuntos_de_ensayo: () => ({ ensayo: ensayo.id }),
      combinaciones_de_productos: () => ({ solucion: solucion.id }),
    }
  })
  const enough = (path: string) => minimal[path]?.() ?? {}

  const isTried = (kind: Kind) => engine === ENGINE || asked.includes(kind)
  const tried = resources.filter(([, fields]) => Object.values(fields).some(isTried))

  it.each(tried)('%s: fields of a wrong type, range or reference: 400 with each of them in errors', async (path, fields) => {
    const { id } = (await post(path, enough(path))).json as { id: number }
    const its = Object.entries(fields).filter(([, kind]) => isTried(kind))
    const rounds = Math.max(...its.map(([, kind]) => wrong[kind].length))
    for (let round = 0; round < rounds; round++) {
      const values = its.flatMap(([field, kind]) => (round < wrong[kind].length ? [[field, wrong[kind][round]] as const] : []))
      const names = values.map(([field]) => field)
      const change = { ...alone(path, names), ...Object.fromEntries(values) }
      const refused = [await post(path, { ...enough(path), ...change }), ...(canChange(path) ? [await put(path, id, change)] : [])]
      for (const { status, json } of refused) expect([change, status, json]).toEqual([change, 400, refusal(...names)])
    }
  })

  it.each(resources.filter(([, , required]) => required))(
    '%s: what is required and left out is named',
    async (path, _fields, required = []) => {
      const body = Object.fromEntries(Object.entries(enough(path)).filter(([name]) => !required.includes(name)))
      const { status, json } = await post(path, body)
      expect([status, json]).toEqual([400, refusal(...required)])
    },
  )

  describe('ETag and If-Match of single records', () => {
    const create = async (path: string) => {
      const { json, headers } = await post(path, enough(path))
      return { at: `/api/${path}/${idOf(json)}/`, known: { 'if-match': headers.etag ?? '' } }
    }

    it.each(resources.filter(([path]) => canChange(path)))(
      '%s: POST, GET and PUT answer the tag, and a stale one is refused',
      async (path, fields) => {
        const { at, known } = await create(path)
        expect((await send('GET', at)).headers.etag).toBe(known['if-match'])
        const map = Object.entries(fields).find(([, kind]) => kind === 'map')?.[0] ?? ''
        const changed = await send('PUT', at, { json: { [map]: { es_ES: unique('Otro') } }, headers: known })
        expect(changed.status).toBe(200)
        for (const method of ['PUT', 'DELETE']) expect((await send(method, at, { json: {}, headers: known })).status).toBe(412)
        expect((await send('GET', at)).headers.etag).toBe(changed.headers.etag)
      },
    )

    it.each(resources)('%s: a record is deleted under its own tag alone', async path => {
      const { at, known } = await create(path)
      expect((await send('DELETE', at, { headers: { 'if-match': '"x"' } })).status).toBe(412)
      expect((await send('GET', at)).headers.etag).toBe(known['if-match'])
      expect((await send('DELETE', at, { headers: known })).status).toBe(204)
      expect((await send('GET', at)).status).toBe(404)
    })
  })

  it('names every wrong field at once: types, references, decimals and the rule of one product', async () => {
    const line = { componente: NOBODY, cantidad_1: 1.000001, magnitud_1: 'x', solubilidad: 9, valor: { es: '' }, orden: 1 }
    const first = await post('lineas_de_composicion', line)
    const fields = ['componente', 'cantidad_1', 'magnitud_1', 'solubilidad', 'valor', 'producto_generico', 'producto_acabado']
    expect([first.status, first.json]).toEqual([400, refusal(...fields)])
    const { codigo } = await apis.productos_genericos.create({ codigo: unique('PG') })
    const second = await post('productos_genericos', { codigo, iconos: [NOBODY], familia: NOBODY, activo: 1, estados_fenologicos: ['x'] })
    expect([second.status, second.json]).toEqual([400, refusal('codigo', 'iconos', 'familia', 'activo', 'estados_fenologicos')])
  })

  it('says what is wrong in Spanish', async () => {
    const { codigo } = await apis.productos_genericos.create({ codigo: unique('PG') })
    const { json } = await post('productos_genericos', { codigo, iconos: [NOBODY, NOBODY + 1], familia: '1', prioridad: BEYOND })
    expect(json).toEqual({
      detail: 'Hay datos que no son válidos. Código: ya existe un producto genérico con este código.',
      errors: {
        codigo: ['Ya existe un producto genérico con este código.'],
        iconos: [`No existe: ${NOBODY}, ${NOBODY + 1}.`],
        familia: ['Debe ser un número entero o nulo.'],
        prioridad: ['No puede ser mayor que 2147483647.'],
      },
    })
    const line = await post('lineas_de_composicion', { producto_acabado: enough('lineas_de_composicion').producto_acabado, cantidad_1: -1 })
    expect(line.json).toMatchObject({ errors: { cantidad_1: ['No puede ser menor que 0.'] } })
    const ensayo = await post('ensayos', { codigo: '', fecha: 'ayer', pais: 'zz', roi: 1.001 })
    expect(ensayo.json).toMatchObject({
      errors: {
        codigo: ['Este campo no puede estar vacío.'],
        fecha: ['Debe ser una fecha: aaaa-mm-dd.'],
        pais: ['No existe: zz.'],
        roi: ['No puede tener más de 2 decimales.'],
      },
    })
  })

  it('a number too large to be one: 400', async () => {
    const body = JSON.stringify({ ...enough('resultados_de_ensayo'), valor: 0 }).replace('"valor":0', '"valor":1e400')
    const { status, json } = await send('POST', '/api/resultados_de_ensayo/', { body, headers: { 'content-type': 'application/json' } })
    expect([status, json]).toEqual([400, refusal('valor')])
  })

  describe('how much a map or a list may have', () => {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
    const regions = letters.flatMap(one => letters.map(other => one + other))
    const codes = ['es', 'en', 'fr', 'pt', 'de'].flatMap(language => regions.map(region => `${language}_${region}`)).filter(isLocale)
    const keysOf = (length: number) => {
      const keys = codes.filter(code => code !== 'es_ES').slice(0, length)
      expect(keys).toHaveLength(length)
      return Object.fromEntries(keys.map(code => [code, '']))
    }
    const wrongKeys = (length: number) => Object.fromEntries(Array.from({ length }, (_, i) => [`k${i}`, 1]))

    it('1,000 languages, and not one more', async () => {
      const nombre = keysOf(1000)
      const made = await post('componentes', { nombre })
      expect([made.status, (made.json as { nombre: unknown }).nombre]).toEqual([201, nombre])
      for (const more of [{ ...nombre, es_ES: '' }, wrongKeys(9999), wrongKeys(10_000), wrongKeys(20_000)]) {
        const errors = { nombre: ['No puede tener más de 1000 idiomas.'] }
        const expected = [
          400,
          { detail: expect.stringMatching(/^Hay datos que no son válidos\. Nombre.*: no puede tener más de 1000 idiomas\.$/), errors },
        ]
        const refused = [await post('componentes', { nombre: more }), await put('componentes', idOf(made.json), { nombre: more })]
        for (const { status, json } of refused) expect([status, json]).toEqual(expected)
      }
      expect((await send('GET', `/api/componentes/${idOf(made.json)}/`)).json).toEqual(made.json)
    })

    it.each(['envases', 'paises'])('10,000 items of %s, and not one more', async list => {
      const item = list === 'paises' ? 'ES' : idOf((await post('envases', {})).json)
      const items = (length: number) => Array.from({ length }, () => item)
      expect((await post('productos_acabados', { [list]: items(10_000) })).status).toBe(201)
      const { status, json } = await post('productos_acabados', { [list]: items(10_001) })
      expect([status, json]).toEqual([
        400,
        {
          detail: expect.stringMatching(/^Hay datos que no son válidos\. (Envases|Países.*): no puede tener más de 10000 elementos\.$/),
          errors: { [list]: ['No puede tener más de 10000 elementos.'] },
        },
      ])
    })

    it('however much is wrong with one field, the others are told of, and what is told of each is bounded', async () => {
      const body = { nombre: wrongKeys(1000), descripcion: { [`k${'x'.repeat(50_000)}`]: '' }, color: 1, prioridad: 'x' }
      const { status, json, bytes } = await post('familias', body)
      expect([status, json]).toEqual([400, refusal('nombre', 'descripcion', 'color', 'prioridad')])
      expect(bytes.length).toBeLessThan(10_000)
    })
  })

  describe('codes', () => {
    it.each(['productos_genericos', 'ensayos'])(
      '%s: a code that is taken: 400, for a new one and for a change; its own may stay',
      async path => {
        const [one, two] = [enough(path), enough(path)]
        const { id } = (await post(path, one)).json as { id: number }
        await post(path, two)
        const before = await total(path)
        for (const { status, json } of [await post(path, one), await put(path, id, two)])
          expect([status, json]).toEqual([
            400,
            { ...refusal('codigo'), detail: expect.stringMatching(/^Ya existe un .+ con este código\.$/) },
          ])
        expect(await total(path)).toBe(before)
        expect((await put(path, id, one)).status).toBe(200)
      },
    )

    it('of many that want the same code at once one gets it, and none an error of the server', async () => {
      const body = enough('productos_genericos')
      const statuses = (await Promise.all(Array.from({ length: 8 }, () => post('productos_genericos', body)))).map(({ status }) => status)
      expect(statuses.sort()).toEqual([201, ...Array<number>(7).fill(400)])
    })

    it('may be 20,000 characters long', async () => {
      const long = unique('x').padEnd(20_000, 'ñ')
      const made = await apis.productos_genericos.create({ codigo: long })
      expect(made.codigo).toBe(long)
      expect((await post('productos_genericos', { codigo: long })).status).toBe(400)
    })

    it.each([
      ['productos_genericos', 'Ya existe un producto genérico con este código.'],
      ['ensayos', 'Ya existe un ensayo con este código.'],
    ])('of %s lose their outer spaces, and are taken in whatever case', async (path, sentence) => {
      const codigo = unique('Cód')
      const made = await post(path, { codigo: ` ${codigo}\t` })
      expect(made.json).toMatchObject({ codigo })
      const other = idOf((await post(path, { codigo: unique('X') })).json)
      const again = [await post(path, { codigo: codigo.toUpperCase() }), await put(path, other, { codigo: `  ${codigo.toLowerCase()}` })]
      for (const { status, json } of again)
        expect([status, json]).toEqual([400, expect.objectContaining({ errors: { codigo: [sentence] } })])
      expect((await put(path, idOf(made.json), { codigo: ` ${codigo.toLowerCase()} ` })).json).toMatchObject({
        codigo: codigo.toLowerCase(),
      })
    })

    it('of finished products lose their outer spaces, and may come twice', async () => {
      const made = [await post('productos_acabados', { codigo: ' 10 100 ' }), await post('productos_acabados', { codigo: '10 100' })]
      expect(made.map(({ json }) => json)).toMatchObject([{ codigo: '10 100' }, { codigo: '10 100' }])
    })
  })

  describe('exactly one product [CO-07]', () => {
    const both = async () => ({
      producto_generico: (await apis.productos_genericos.create({ codigo: unique('PG') })).id,
      producto_acabado: (await apis.productos_acabados.create({})).id,
    })
    const none = { producto_generico: null, producto_acabado: null }
    const refused = refusal('producto_generico', 'producto_acabado')

    it.each(['lineas_de_composicion', 'como_se_aplica'])('%s of none or of both: 400', async path => {
      const { estado_fenologico } = enough('como_se_aplica')
      const before = await total(path)
      for (const products of [{}, none, await both()]) {
        const { status, json } = await post(path, { estado_fenologico, ...products })
        expect([products, status, json]).toEqual([products, 400, refused])
      }
      expect(await total(path)).toBe(before)
    })

    it('como_se_aplica: a change that leaves none or two: 400, and nothing is changed', async () => {
      const entry = (await post('como_se_aplica', enough('como_se_aplica'))).json as { id: number; producto_generico: number }
      const { producto_acabado, producto_generico } = await both()
      for (const products of [none, { producto_generico: null }, { producto_acabado }, { producto_acabado, producto_generico }])
        expect(await put('como_se_aplica', entry.id, { dosis: 'x', ...products })).toMatchObject({ status: 400, json: refused })
      expect((await send('GET', `/api/como_se_aplica/${entry.id}/`)).json).toEqual(entry)
      expect((await put('como_se_aplica', entry.id, { producto_generico })).json).toEqual({ ...entry, producto_generico })
    })
  })

  describe('filters', () => {
    const filters = [
      ['lineas_de_composicion', 'producto_generico'],
      ['lineas_de_composicion', 'producto_acabado'],
      ['como_se_aplica', 'producto_generico'],
      ['como_se_aplica', 'producto_acabado'],
      ['como_se_aplica', 'estado_fenologico'],
      ['resultados_de_ensayo', 'ensayo'],
      ['adjuntos_de_ensayo', 'ensayo'],
      ['combinaciones_de_productos', 'solucion'],
    ] as const

    it.each(filters)('%s: ?%s= of a wrong value: 400 with the parameter in errors; of nobody: empty', async (path, name) => {
      for (const value of ['', 'x', '0', '-1', '1.5', '1e0', String(BEYOND), '1 or 1=1', "1'"]) {
        const { status, json } = await send('GET', `/api/${path}/?${name}=${encodeURIComponent(value)}`)
        expect([value, status, json]).toEqual([value, 400, refusal(name)])
      }
      const twice = await send('GET', `/api/${path}/?${name}=1&${name}=2`)
      expect([twice.status, twice.json]).toEqual([400, refusal(name)])
      const nobodys = await send('GET', `/api/${path}/?${name}=${NOBODY}`)
      expect([nobodys.status, nobodys.json]).toEqual([200, []])
    })

    it('other parameters are not looked at', async () => {
      const { status, json } = await send('GET', '/api/iconos/?id=1&x=2&ensayo=3')
      expect([status, (json as unknown[]).length]).toEqual([200, await total('iconos')])
    })
  })

  describe('methods and ids', () => {
    const all = ['magnitudes', ...resources.map(([path]) => path)]

    it.each(all)('%s: unknown ids: 404 for every method that it has', async path => {
      for (const id of [String(NOBODY), '0', 'x', '99999999999', '1.5']) {
        const one = `/api/${path}/${id}/`
        const answers = [await send('GET', one), await send('PUT', one, { json: {} }), await send('DELETE', one)]
        for (const { status, json } of answers) {
          expect([404, 405]).toContain(status)
          expect(json).toEqual({ detail: expect.stringMatching(/\S/) })
        }
        expect(answers.at(2)?.status).toBe(404)
      }
    })

    it.each([...all, 'grupos_de_cultivo', 'productos_genericos/light', 'productos_acabados/light'])(
      '%s: 401 without a token [SE-06]',
      async path => {
        const { status } = await send('GET', `/api/${path}/`, { token: undefined })
        expect(status).toBe(401)
      },
    )

    it.each([
      ['PUT', 'lineas_de_composicion/1/'],
      ['PUT', 'resultados_de_ensayo/1/'],
      ['POST', 'grupos_de_cultivo/'],
      ['PUT', 'grupos_de_cultivo/1/'],
      ['DELETE', 'grupos_de_cultivo/1/'],
      ['POST', 'productos_acabados/light/'],
      ['PATCH', 'productos_acabados/1/'],
      ['DELETE', 'ensayos/'],
    ])('%s %s: 405', async (method, path) => {
      const { status, json } = await send(method, `/api/${path}`, { json: {} })
      expect([status, json]).toEqual([405, { detail: expect.stringMatching(/\S/) }])
    })

    it('a refused change changes nothing, not even the parts that were right', async () => {
      const record = await apis.productos_acabados.create({ codigo: 'antes', paises: ['es'] })
      const refused = await put('productos_acabados', record.id, { codigo: 'después', paises: ['pt'], iconos: [NOBODY] })
      expect(refused.status).toBe(400)
      expect(await apis.productos_acabados.get(record.id)).toEqual(record)
    })

    it('a refused creation leaves nothing behind and frees its key', async () => {
      const before = await total('productos_genericos')
      const body = { codigo: unique('PG'), iconos: [NOBODY] }
      const headers = { 'idempotency-key': unique('clave') }
      expect((await send('POST', '/api/productos_genericos/', { json: body, headers })).status).toBe(400)
      expect(await total('productos_genericos')).toBe(before)
      expect((await send('POST', '/api/productos_genericos/', { json: { ...body, iconos: [] }, headers })).status).toBe(201)
    })

    it('what is created with other content under the same key: 422', async () => {
      const headers = { 'idempotency-key': unique('clave') }
      const first = await send('POST', '/api/componentes/', { json: { nombre: {} }, headers })
      const second = await send('POST', '/api/componentes/', { json: { nombre: { es_ES: 'x' } }, headers })
      expect([first.status, second.status]).toEqual([201, 422])
      expect((await apis.componentes.get(idOf(first.json))).nombre).toEqual({})
    })
  })

  it('none of all that was unforeseen: no error is logged', () => {
    expect(output()).not.toMatch(/"level":50/)
  })
})
