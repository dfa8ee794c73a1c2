import type { Sources } from '@/features/informes/review/reportProducts'
import { reviewAcabados, reviewGenericos } from '@/features/informes/review/reviewFromLists'
import { workbookOf } from '@/features/informes/workbook/workbookOf'
import type { ProductoGenericoLight } from '@/shared/resources/productosGenericos'
import { parseCsv } from '@test/support/csv'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { strFromU8, unzipSync } from 'fflate'

interface Review {
  productos: number
  columnas: { columna: string; titulo: string; vacias: number; supletorias: number }[]
  filas: { tipo: string; id: number; codigo: string; nombre: string; celdas: { columna: string; motivo: string }[] }[]
}

const GENERIC = '/api/informes/productos_genericos/'
const FINISHED = '/api/informes/productos_acabados/'

const MARKS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }
const unescaped = (text: string) =>
  text
    .replace(/&(lt|gt|quot|amp);/g, mark => MARKS[mark] ?? mark)
    .replace(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Cells of a sheet: strings and numbers by the types in the file. */
const readSheet = (file: Uint8Array): (string | number)[][] => {
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?<type>[^>]*?)(\/>|>(?<content>.*?)<\/c>)/gs)].map(({ groups: { type = '', content = '' } = {} }) => {
      const text = content.replace(/<[^>]*>/g, '')
      return type.includes('inlineStr') || text === '' ? unescaped(text) : Number(text)
    }),
  )
}

const readSources = async (list: <Row>(path: string) => Promise<Row[]>): Promise<Sources> => ({
  ...{ lineas: await list('lineas_de_composicion'), entradas: await list('como_se_aplica'), paises: await list('paises') },
  ...{ componentes: await list('componentes'), magnitudes: await list('magnitudes'), familias: await list('familias') },
  ...{ iconos: await list('iconos'), cultivos: await list('cultivos'), estados_fenologicos: await list('estados_fenologicos') },
  envases: await list('envases'),
})

describe.each([ENGINE])('what is wanting in a report, and the report as a workbook (%s)', engine => {
  const { send } = useTwoApps(engine)
  const create = async (path: string, json: object) => {
    const answer = await send('POST', `/api/${path}/`, { json })
    expect([answer.statusCode, answer.payload]).toEqual([201, expect.anything()])
    return answer.json<{ id: number }>().id
  }
  const review = async (path: string) => {
    const answer = await send('GET', path)
    expect(answer.statusCode).toBe(200)
    return answer.json<Review>()
  }
  const both = (es_ES: string, fr_FR?: string) => ({ es_ES, ...(fr_FR !== undefined && { fr_FR }) })
  let whole: number
  let wanting: number

  beforeAll(async () => {
    const familia = await create('familias', { nombre: both('Bioestimulantes', 'Biostimulants') })
    const boro = await create('componentes', { nombre: both('Boro') })
    const algas = await create('componentes', { nombre: both('Algas', 'Algues') })
    const texts = Object.fromEntries(
      ['descripcion', 'descripcion2', 'caracteristicas', 'aplicaciones', 'modo_de_accion', 'seo_title'].map(name => [
        name,
        both('español', 'français'),
      ]),
    )
    whole = await create('productos_genericos', { codigo: 'A', nombre: both('=Algas', 'Algues'), prioridad: -7, familia, ...texts })
    wanting = await create('productos_genericos', {
      codigo: 'B',
      nombre: both('Boro\r\n<b> & "B"', ' '),
      descripcion: { es_ES: ' ' },
      prioridad: 12,
    })
    await create('lineas_de_composicion', { producto_generico: whole, componente: algas, cantidad_1: 1.5 })
    await create('lineas_de_composicion', { producto_generico: wanting, componente: boro, cantidad_1: 2 })
    await create('productos_acabados', { codigo: 'F', nombre: both('Uno', 'Un'), producto_generico: wanting, paises: ['es'] })
    await create('productos_acabados', { codigo: 'G', nombre: both('Otro'), paises: ['FR'] })

    const litros = await create('magnitudes', { valor: both('litros') })
    const envase = await create('envases', { valor: both('Garrafa', 'Bidon'), magnitud: litros })
    const icono = await create('iconos', { nombre: both('Ecológico') })
    const cultivo = await create('cultivos', { nombre: both('Olivo', 'Olivier') })
    const flor = await create('estados_fenologicos', { nombre: both('Floración'), cultivo })
    const refers = { iconos: [icono], estados_fenologicos: [flor], envases: [envase], empresa: 'NC', internacional: true }
    const producto_acabado = await create('productos_acabados', { codigo: 'H', paises: ['ES', 'fr'], producto_generico: whole, ...refers })
    await create('lineas_de_composicion', { producto_acabado, valor: both('Contiene algas'), cantidad_2: 2, magnitud_2: litros })
    await create('como_se_aplica', { producto_acabado, estado_fenologico: flor, dosis: '2', objetivo: both('más flor') })
  })

  const cellsOf = ({ filas }: Review, codigo: string) =>
    Object.fromEntries(filas.find(each => each.codigo === codigo)?.celdas.map(({ columna, motivo }) => [columna, motivo]) ?? [])

  it('is each cell that is blank, and each that is in Spanish for want of the language, by product and by column [CM-02]', async () => {
    const found = await review(`${GENERIC}revision/?idioma=fr_FR`)
    expect(found.productos).toBe(2)
    expect(found.filas.map(({ tipo, id, codigo, nombre }) => [tipo, id, codigo, nombre])).toEqual([
      ['productos_genericos', whole, 'A', 'Algues'],
      ['productos_genericos', wanting, 'B', 'Boro <b> & "B"'],
    ])
    expect(cellsOf(found, 'A')).not.toHaveProperty('lineas_de_composicion')
    expect(cellsOf(found, 'A')).toMatchObject({ imagen_catalogo: 'vacia', observaciones: 'vacia' })
    expect(cellsOf(found, 'B')).toMatchObject({
      ...{ nombre: 'es_ES', lineas_de_composicion: 'es_ES', descripcion: 'vacia', familia: 'vacia', cultivos: 'vacia' },
    })
    const inSpanish = await review(`${GENERIC}revision/?idioma=es_ES`)
    expect(inSpanish.columnas.every(({ supletorias }) => supletorias === 0)).toBe(true)
    for (const { columnas, filas } of [found, inSpanish]) {
      const count = (columna: string, motivo: string) =>
        filas.flatMap(({ celdas }) => celdas).filter(each => each.columna === columna && each.motivo === motivo).length
      for (const { columna, vacias, supletorias } of columnas)
        expect([columna, vacias, supletorias]).toEqual([columna, count(columna, 'vacia'), count(columna, 'es_ES')])
    }
  })

  it('is of the products of the country, and names the generic product apart from its code [CM-02]', async () => {
    const found = await review(`${FINISHED}revision/?idioma=fr_FR&pais=ES`)
    expect([found.productos, found.filas.map(({ codigo }) => codigo)]).toEqual([2, ['F', 'H']])
    expect(cellsOf(found, 'F')).toMatchObject({ producto_generico: 'es_ES', envases: 'vacia' })
    expect(cellsOf(found, 'F')).not.toHaveProperty('generico_codigo')
    expect(await review(`${FINISHED}revision/?idioma=fr_FR&pais=aq`)).toMatchObject({ productos: 0, filas: [] })
  })

  it.each([`${GENERIC}?idioma=fr_FR`, `${GENERIC}?idioma=es_ES`, `${FINISHED}?idioma=fr_FR&pais=es`])(
    '%s: the blank cells of the report itself, under its columns [CM-02]',
    async path => {
      const [header = [], ...rows] = parseCsv((await send('GET', path)).payload.slice(1))
      const found = await review(path.replace('?', 'revision/?'))
      expect(found.columnas.map(({ titulo }) => titulo)).toEqual(header)
      const blank = rows.map(row => header.flatMap((title, at) => (row[at]?.trim() === '' ? [`${row[0] ?? ''} ${title}`] : [])))
      const titles = new Map(found.columnas.map(({ columna, titulo }) => [columna, titulo]))
      const told = found.filas.map(({ codigo, celdas }) =>
        celdas.flatMap(({ columna, motivo }) => (motivo === 'vacia' ? [`${codigo} ${titles.get(columna) ?? ''}`] : [])),
      )
      expect(told).toEqual(blank)
    },
  )

  it.each(['es_ES', 'fr_FR', 'pt_BR'])(
    'is found by the page too, from the lists of the contract, cell by cell (%s) [CM-02]',
    async idioma => {
      const list = async <Row>(path: string) => (await send('GET', `/api/${path}/`)).json<Row[]>()
      const sources = await readSources(list)
      const generic = await reviewGenericos(await list('productos_genericos'), sources, { idioma })
      expect(generic).toEqual(await review(`${GENERIC}revision/?idioma=${idioma}`))
      for (const pais of ['es', 'FR', 'aq']) {
        const origins = await list<ProductoGenericoLight>('productos_genericos/light')
        const finished = await reviewAcabados(await list('productos_acabados'), origins, sources, { idioma, pais })
        expect(finished).toEqual(await review(`${FINISHED}revision/?idioma=${idioma}&pais=${pais}`))
      }
    },
  )

  it.each([
    [`${GENERIC}?idioma=fr_FR`, 'genericos'],
    [`${FINISHED}?idioma=es_ES&pais=ES`, 'acabados'],
  ] as const)('%s: the page makes a workbook with the same cells, of which numbers are numbers [CM-03]', async (path, kind) => {
    const { rawPayload, payload } = await send('GET', path)
    const rows = readSheet(workbookOf([new Uint8Array(rawPayload)], kind))
    const csv = parseCsv(payload.slice(1))
    // Texts of a workbook are never evaluated: they lack the apostrophe of the CSV texts.
    expect(rows.map(row => row.map(String))).toEqual(csv.map(row => row.map(cell => cell.replace(/^'(?==)/, ''))))
    const at = rows[0]?.indexOf('Prioridad') ?? -1
    expect(rows.slice(1).map(row => row[at])).toEqual(kind === 'genericos' ? [-7, 12] : [undefined])
  })

  it('is refused where the language or the country is none, and to who has no session', async () => {
    for (const path of [`${GENERIC}revision/`, `${GENERIC}revision/?idioma=es`, `${FINISHED}revision/?idioma=es_ES`])
      expect([path, (await send('GET', path)).statusCode]).toEqual([path, 400])
    expect((await send('GET', `${GENERIC}revision/?idioma=es_ES`, { token: 'none' })).statusCode).toBe(401)
  })
})

describe.each([ENGINE])('names that neither the language nor es_ES has (%s)', engine => {
  const { send } = useTwoApps(engine)
  const create = async (path: string, json: object) => (await send('POST', `/api/${path}/`, { json })).json<{ id: number }>().id
  const list = async <Row>(path: string) => (await send('GET', `/api/${path}/`)).json<Row[]>()
  const english = (text: string) => ({ en_US: text })
  const spanish = (text: string) => ({ es_ES: text })
  const path = `${FINISHED}?idioma=fr_FR&pais=es`

  beforeAll(async () => {
    const litros = await create('magnitudes', { valor: spanish('L') })
    const unidad = await create('magnitudes', { valor: english('fl oz') })
    const [boro, fosfito] = [
      await create('componentes', { nombre: spanish('Boro') }),
      await create('componentes', { nombre: english('Phosphite') }),
    ]
    const iconos = [await create('iconos', { nombre: spanish('Ecológico') }), await create('iconos', { nombre: english('Vegan') })]
    const envases = [
      await create('envases', { valor: english('Flask'), magnitud: litros }),
      await create('envases', { valor: spanish('Botella'), magnitud: unidad }),
    ]
    const [olivo, almendro] = [
      await create('cultivos', { nombre: spanish('Olivo') }),
      await create('cultivos', { nombre: english('Almond') }),
    ]
    const flor = await create('estados_fenologicos', { nombre: english('Bloom'), cultivo: olivo })
    const hoja = await create('estados_fenologicos', { nombre: spanish('Hoja'), cultivo: almendro })
    const refers = { iconos, envases, estados_fenologicos: [flor, hoja], paises: ['ES'] }
    const producto_acabado = await create('productos_acabados', { codigo: 'N', nombre: spanish('Uno'), ...refers })
    for (const line of [
      { componente: boro, cantidad_1: 1.5, magnitud_1: litros },
      { componente: fosfito, cantidad_1: 2, magnitud_1: litros },
      { valor: english('Contains algae') },
    ])
      await create('lineas_de_composicion', { producto_acabado, ...line })
    for (const estado_fenologico of [flor, hoja]) await create('como_se_aplica', { producto_acabado, estado_fenologico, dosis: '2' })
  })

  it('are in the report in another language', async () => {
    const [header = [], row = []] = parseCsv((await send('GET', path)).payload.slice(1))
    const cells = Object.fromEntries(header.map((title, at) => [title, row[at]]))
    expect(cells).toMatchObject({
      ...{ Iconos: 'Ecológico, Vegan', Envases: 'Flask L, Botella fl oz', Cultivos: 'Olivo, Almond' },
      Composición: 'Boro 1,5 L; Phosphite 2 L; Contains algae',
      'Estados fenológicos': 'Olivo: Bloom; Almond: Hoja',
      'Cómo se aplica': 'Olivo, Bloom: Aplicación foliar – 2; Almond, Hoja: Aplicación foliar – 2',
    })
  })

  it('are blank cells for the review of the server and of the page, which is free of marks [CM-02]', async () => {
    const answer = await send('GET', path.replace('?', 'revision/?'))
    const found = answer.json<Review>()
    const blank = found.filas.flatMap(({ celdas }) => celdas.flatMap(({ columna, motivo }) => (motivo === 'vacia' ? [columna] : [])))
    const names = ['envases', 'lineas_de_composicion', 'cultivos', 'estados_fenologicos', 'como_se_aplica', 'iconos']
    expect(blank).toEqual(expect.arrayContaining(names))
    expect(blank).not.toContain('paises')
    expect(answer.payload).not.toMatch(/[\uFFFE\uFFFF]/)
    const origins = await list<ProductoGenericoLight>('productos_genericos/light')
    const sources = await readSources(list)
    expect(await reviewAcabados(await list('productos_acabados'), origins, sources, { idioma: 'fr_FR', pais: 'es' })).toEqual(found)
  })
})
