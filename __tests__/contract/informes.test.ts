import { picture } from '@test/server/images/samples'
import { parseCsv } from '@test/support/csv'
import { multipart } from '@test/support/multipart'
import { ENGINE } from '@test/support/engines'
import { useConnected } from '@test/support/connected'

const GENERIC = '/api/informes/productos_genericos/'
const FINISHED = '/api/informes/productos_acabados/'

const hasDetail = { detail: expect.stringMatching(/\S/) }

type Row = Record<string, string>

describe.each([ENGINE])('reports (%s)', engine => {
  const { send } = useConnected(engine)
  const create = async (path: string, json: Record<string, unknown>) => {
    const answer = await send('POST', path, { json })
    expect([answer.status, answer.text]).toEqual([201, expect.anything()])
    return (answer.json as { id: number }).id
  }
  const report = async (path: string): Promise<Row[]> => {
    const { status, bytes } = await send('GET', path)
    expect(status).toBe(200)
    const [header = [], ...rows] = parseCsv(bytes.toString().slice(1))
    for (const row of rows) expect(row).toHaveLength(header.length)
    return rows.map(row => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])))
  }
  const rowOf = async (path: string, code: string): Promise<Row> => {
    const row = (await report(path)).find(each => each['Código'] === code)
    if (row === undefined) throw new Error(`${code} is not in ${path}`)
    return row
  }
  const codesOf = async (path: string) => (await report(path)).map(row => row['Código'] ?? '')

  describe('as a file', () => {
    it.each([
      [
        `${GENERIC}?idioma=es_ES`,
        'productos_genericos',
        'Código;Nombre;Título;Familia;Prioridad;Estado;Ecológico;Composición;Cultivos;Estados fenológicos;Cómo se aplica;Iconos;Descripción;' +
          'Características;Aplicaciones;Observaciones;Modo de acción;SEO: título;SEO: descripción;SEO: texto alternativo de la imagen;Slug;' +
          'Id hexadecimal;Imagen de catálogo;Imagen del modo de acción',
      ],
      [
        `${FINISHED}?idioma=fr_FR&pais=es`,
        'productos_acabados',
        'Código;Nombre;Título;Familia;Código del producto genérico;Producto genérico;Empresa;Estado;Ecológico;Internacional;Países;Envases;' +
          'Composición;Cultivos;Estados fenológicos;Cómo se aplica;Iconos;Descripción;Características;Aplicaciones;Observaciones;' +
          'Modo de acción;SEO: título;SEO: descripción;SEO: texto alternativo de la imagen;Slug;Id hexadecimal;Imagen de catálogo;' +
          'Imagen del modo de acción',
      ],
    ])('%s: UTF-8 with BOM, a header in Spanish, `;` and CRLF to the end [IN-02]', async (path, name, header) => {
      const { status, headers, bytes } = await send('GET', path)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/csv; charset=utf-8')
      expect(headers['content-disposition']).toBe(`attachment; filename="${name}.csv"`)
      expect(headers['cache-control']).toBe('no-store')
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const text = bytes.toString().slice(1)
      expect(text.split('\r\n')[0]).toBe(`"${header.replaceAll(';', '";"')}"`)
      expect(text).toMatch(/\r\n$/)
      expect(parseCsv(text)[0]).toEqual(header.split(';'))
    })

    it('quotes by RFC 4180 and keeps texts as they were sent', async () => {
      const nombre = { es_ES: '"Uno"; dos' }
      const descripcion = { es_ES: ' sangría 🌱\nTRES; "x"\r\ncuatro  ' }
      await create('/api/productos_genericos/', { codigo: 'COMILLAS', nombre, descripcion })
      const { bytes } = await send('GET', `${GENERIC}?idioma=es_ES`)
      expect(bytes.toString()).toContain('\r\n"COMILLAS";"""Uno""; dos";"";')
      expect(bytes.toString()).toContain('" sangría 🌱\nTRES; ""x""\r\ncuatro  "')
      expect(await rowOf(`${GENERIC}?idioma=es_ES`, 'COMILLAS')).toMatchObject({ Nombre: nombre.es_ES, Descripción: descripcion.es_ES })
    })

    it('gives a cell that a spreadsheet would run an apostrophe, unless it is a number, a telephone number or an item of a list', async () => {
      const plain = ['=1+1', '- HYPERLINK("x")', "- cmd|'/C calc'!A1", '-5+cmd', '@SUM(A1)', '\tx', '\rx', '=', '-']
      const disguised = ['\u00a0=1+1', '  =1+1', '\u3000@A1', '\u200b\ufeff-A1', '\nx', '\u00a0x', '＝1+1', '＋1', '－A1', '＠A1']
      const formulas = [...plain, ...disguised]
      const numbers = ['-5', '+3,5', '-1.5', '42', '+34 600 123 456', '- Aumenta la floración', '- Cuaje (fruto)']
      for (const [index, text] of [...formulas, ...numbers].entries())
        await create('/api/productos_genericos/', { codigo: `FÓRMULA ${index}`, descripcion: { es_ES: text } })
      await create('/api/productos_genericos/', { codigo: '=CÓDIGO' })
      const rows = await report(`${GENERIC}?idioma=es_ES`)
      const texts = rows.filter(row => row['Código']?.startsWith('FÓRMULA')).map(row => row['Descripción'])
      expect(texts.sort()).toEqual([...formulas.map(text => `'${text}`), ...numbers].sort())
      expect(rows.map(row => row['Código'])).toContain("'=CÓDIGO")
    })
  })

  describe('which products', () => {
    const inCountries = (codigo: string, paises: string[], more = {}) => create('/api/productos_acabados/', { codigo, paises, ...more })

    it('all generic ones, inactive ones too, in the order of their code', async () => {
      await create('/api/productos_genericos/', { codigo: 'ÚLTIMO', activo: false })
      await create('/api/productos_genericos/', { codigo: '0 PRIMERO' })
      const list = (await send('GET', '/api/productos_genericos/light/')).json as { codigo: string }[]
      const codes = await codesOf(`${GENERIC}?idioma=es_ES`)
      expect(codes.map(code => code.replace(/^'/, ''))).toEqual(list.map(({ codigo }) => codigo).sort())
      expect(await rowOf(`${GENERIC}?idioma=es_ES`, 'ÚLTIMO')).toMatchObject({ Estado: 'Inactivo' })
    })

    it('the finished ones of a country, in whatever case either is written', async () => {
      await inCountries('PAÍS 1', ['es', 'PT'])
      await inCountries('PAÍS 2', ['ES'], { activo: false })
      await inCountries('PAÍS 3', ['FR'])
      await inCountries('PAÍS 3', ['fr'], { nombre: { es_ES: 'El mismo código' } })
      await inCountries('PAÍS 4', [])
      const ours = async (pais: string) => (await codesOf(`${FINISHED}?idioma=es_ES&pais=${pais}`)).filter(code => code.startsWith('PAÍS'))
      for (const pais of ['es', 'ES', 'eS']) expect(await ours(pais)).toEqual(['PAÍS 1', 'PAÍS 2'])
      expect(await ours('pt')).toEqual(['PAÍS 1'])
      expect(await ours('FR')).toEqual(['PAÍS 3', 'PAÍS 3'])
    })

    it('none of a country without products: the header alone', async () => {
      const { status, bytes } = await send('GET', `${FINISHED}?idioma=es_ES&pais=aq`)
      expect([status, parseCsv(bytes.toString().slice(1))]).toEqual([200, [expect.arrayContaining(['Nombre'])]])
    })
  })

  describe('what they say', () => {
    it('everything that is kept of a finished product, in the language asked for, or in Spanish where that is missing', async () => {
      const both = (es_ES: string, en_US: string) => ({ es_ES, en_US })
      const familia = await create('/api/familias/', { nombre: both('Bioestimulantes', 'Biostimulants') })
      const generico = await create('/api/productos_genericos/', { codigo: 'GENÉRICO 1', nombre: both('Base', '  ') })
      const icono = await create('/api/iconos/', { nombre: both('Ecológico', 'Organic') })
      const litros = await create('/api/magnitudes/', { valor: both('litros', 'litres') })
      const porcentaje = await create('/api/magnitudes/', { valor: both('% p/p', '% w/w') })
      const envase = await create('/api/envases/', { valor: both('Garrafa de 20', 'Jerrycan of 20'), magnitud: litros })
      const saco = await create('/api/envases/', { valor: { es_ES: 'Saco de 5 litros' }, magnitud: litros })
      const cultivo = await create('/api/cultivos/', { nombre: both('Olivo', 'Olive') })
      const vid = await create('/api/cultivos/', { nombre: both('Vid', 'Vine') })
      const flor = await create('/api/estados_fenologicos/', { nombre: both('Floración', 'Flowering'), cultivo })
      const fruto = await create('/api/estados_fenologicos/', { nombre: { es_ES: 'Cuajado' }, cultivo })
      const envero = await create('/api/estados_fenologicos/', { nombre: both('Envero', 'Veraison'), cultivo: vid })
      const componente = await create('/api/componentes/', {
        nombre: both('Fósforo (P<sub>2</sub>O<sub>5</sub>)', 'Phosphorus (P<sub>2</sub>O<sub>5</sub>)'),
      })
      const producto_acabado = await create('/api/productos_acabados/', {
        codigo: 'COMPLETO',
        nombre: both('Nutri Ñ', 'Nutri N'),
        descripcion2: { es_ES: 'Título' },
        familia,
        producto_generico: generico,
        iconos: [icono],
        estados_fenologicos: [fruto, envero, flor],
        envases: [saco, envase],
        paises: ['pt', 'ES'],
        empresa: 'NC',
        ecologico: true,
        seo_title: both('', 'SEO in English'),
        modo_de_accion: { fr_FR: 'seulement en français' },
      })
      await create('/api/lineas_de_composicion/', {
        producto_acabado,
        componente,
        orden: 1,
        cantidad_1: 12.5,
        magnitud_1: porcentaje,
        cantidad_2: 99999.99999,
        magnitud_2: litros,
        solubilidad: 3,
      })
      await create('/api/lineas_de_composicion/', { producto_acabado, orden: 0, valor: both('Contiene algas', 'Contains algae') })
      await create('/api/como_se_aplica/', {
        producto_acabado,
        estado_fenologico: flor,
        modo_de_aplicacion: 2,
        dosis: '2-3 l/ha',
        objetivo: both('más flor', 'more flowers'),
      })
      const png = await picture()
      const form = multipart({ name: 'imagen', content: png, filename: 'a.png' })
      const at = `/api/productos_acabados/${producto_acabado}/`
      const uploaded = await send('POST', `${at}upload_imagen_catalogo/`, { body: form.body, headers: form.headers })

      expect(await rowOf(`${FINISHED}?idioma=es_ES&pais=pt`, 'COMPLETO')).toMatchObject({
        Nombre: 'Nutri Ñ',
        Familia: 'Bioestimulantes',
        'Código del producto genérico': 'GENÉRICO 1',
        'Producto genérico': 'Base',
        Empresa: 'NC',
        Estado: 'Activo',
        Ecológico: 'Sí',
        Internacional: 'No',
        Países: 'Portugal (PT), España (ES)',
        Envases: 'Saco de 5 litros, Garrafa de 20 litros',
        Composición: 'Contiene algas; Fósforo (P₂O₅) 12,5 % p/p (99999,99999 litros), soluble en agua y en citrato amónico neutro',
        Cultivos: 'Olivo, Vid',
        'Estados fenológicos': 'Olivo: Cuajado, Floración; Vid: Envero',
        'Cómo se aplica': 'Olivo, Floración: Aplicación foliar y al riego – 2-3 l/ha – más flor',
        Iconos: 'Ecológico',
        Slug: 'completo-nutri-n',
        'SEO: título': '',
        'Modo de acción': '',
        'Imagen de catálogo': (uploaded.json as { imagen_catalogo: string }).imagen_catalogo,
        'Imagen del modo de acción': '',
      })
      expect(await rowOf(`${FINISHED}?idioma=en_US&pais=pt`, 'COMPLETO')).toMatchObject({
        Nombre: 'Nutri N',
        Título: 'Título',
        Familia: 'Biostimulants',
        'Producto genérico': 'Base',
        Países: 'Portugal (PT), Spain (ES)',
        Envases: 'Saco de 5 litros litres, Jerrycan of 20 litres',
        Composición: expect.stringMatching(/^Contains algae; Phosphorus \(P₂O₅\) 12\.5 % w\/w \(99999\.99999 litres\)/),
        'Estados fenológicos': 'Olive: Cuajado, Flowering; Vine: Veraison',
        'SEO: título': 'SEO in English',
        Estado: 'Activo',
      })
      expect(await rowOf(`${FINISHED}?idioma=gl_ES&pais=pt`, 'COMPLETO')).toMatchObject({ Nombre: 'Nutri Ñ', Familia: 'Bioestimulantes' })
    })

    it('lines and entries of a generic product are its own', async () => {
      const componente = await create('/api/componentes/', { nombre: { es_ES: 'Boro (B) soluble' } })
      const producto_generico = await create('/api/productos_genericos/', { codigo: 'CON BORO', prioridad: -7 })
      await create('/api/productos_genericos/', { codigo: 'SIN BORO' })
      await create('/api/lineas_de_composicion/', { producto_generico, componente, cantidad_1: 0.00001 })
      expect(await rowOf(`${GENERIC}?idioma=es_ES`, 'CON BORO')).toMatchObject({ Composición: 'Boro (B) soluble 0,00001', Prioridad: '-7' })
      expect(await rowOf(`${GENERIC}?idioma=es_ES`, 'SIN BORO')).toMatchObject({ Composición: '', Familia: '', Prioridad: '0' })
    })
  })

  it.each([
    [GENERIC, 'idioma'],
    [`${GENERIC}?idioma=`, 'idioma'],
    [`${GENERIC}?idioma=es`, 'idioma'],
    [`${GENERIC}?idioma=es-ES`, 'idioma'],
    [`${GENERIC}?idioma=es_ES%27%20or%201=1`, 'idioma'],
    [`${GENERIC}?idioma=es_ES&idioma=en_US`, 'idioma'],
    [`${FINISHED}?pais=es`, 'idioma'],
    [`${FINISHED}?idioma=es_ES`, 'pais'],
    [`${FINISHED}?idioma=es_ES&pais=`, 'pais'],
    [`${FINISHED}?idioma=es_ES&pais=esp`, 'pais'],
    [`${FINISHED}?idioma=es_ES&pais=e1`, 'pais'],
    [`${FINISHED}?idioma=es_ES&pais=es%00`, 'pais'],
  ])('%s: 400 that names what is missing or malformed', async (path, name) => {
    const { status, json } = await send('GET', path)
    expect([status, json]).toEqual([400, { ...hasDetail, errors: { [name]: expect.anything() } }])
  })

  it('need a token, and are only read', async () => {
    expect((await send('GET', `${GENERIC}?idioma=es_ES`, { token: undefined })).status).toBe(401)
    expect((await send('POST', `${GENERIC}?idioma=es_ES`, { json: {} })).status).toBe(405)
  })
})
