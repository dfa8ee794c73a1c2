import { sheetsOf, type SheetSource } from '@/features/productos/sheets/model/sheet'
import { acabado, entrada, generico, linea } from '@test/features/productos/products'
import { masters } from '@test/features/productos/sheets/masters'

const owner = { producto_acabado: 8 }
const options = { tipo: 'a', masters, publicProductUrl: 'https://tienda.test/{slug}', locale: 'fr_FR', others: true } as const
const source = (changes: Partial<SheetSource> = {}): SheetSource => ({ record: acabado(), lines: [], entradas: [], ...changes })
const madeOf = (changes: Partial<SheetSource> = {}, more: Partial<Parameters<typeof sheetsOf>[1]> = {}) => {
  const { sheets, missing } = sheetsOf([source(changes)], { ...options, ...more })
  const [sheet] = sheets
  if (!sheet) throw new Error('no sheet')
  return { sheet, missing: missing.flatMap(({ texts }) => texts) }
}
const told = ({ text, missing }: { text: string; missing: unknown } = { text: '', missing: null }) => `${text}${missing ? ' (es)' : ''}`

it('leaves out every part that a product does not have [FT-01]', () => {
  const record = acabado({
    ...{ codigo: '', nombre: {}, descripcion: {}, familia: null, iconos: [], envases: [], slug: '' },
    ...{ imagen_catalogo: null, imagen_modo_de_accion: null },
  })
  const { sheet, missing } = madeOf({ record })
  expect(sheet).toMatchObject({
    ...{
      name: 'Sin nombre (8)',
      code: '',
      subtitle: null,
      familia: null,
      description: null,
      icons: [],
      picture: null,
      characteristics: null,
    },
    ...{ composition: null, applications: null, uses: [], action: null, packagings: [], observations: null, href: null },
  })
  expect(missing).toEqual([])
})

it('shows the parts of a product in its language, with pictures and the public address [FT-01, FT-03]', () => {
  const record = acabado({
    nombre: { es_ES: 'Zinc', fr_FR: 'Zinc<sub>2</sub>' },
    descripcion2: { fr_FR: 'Correcteur' },
    modo_de_accion: { fr_FR: 'Agit' },
    observaciones: { fr_FR: ' Agiter ' },
    seo_imagen_catalogo_alt: { fr_FR: 'Bidon' },
  })
  const { sheet } = madeOf({ record })
  expect(sheet.name).toBe('Zinc2')
  expect([sheet.title, sheet.subtitle, sheet.observations].map(shown => shown?.text)).toEqual(['Zinc<sub>2</sub>', 'Correcteur', 'Agiter'])
  expect(sheet.code).toBe('10100')
  expect(sheet.picture).toEqual({ image: 'http://images.test/1.png', alt: 'Bidon' })
  expect(sheet.action).toMatchObject({ image: 'http://images.test/2.png', text: { text: 'Agit' } })
  // An icon without picture and name is left out.
  expect(sheet.icons.map(({ id, image }) => [id, image])).toEqual([[1, 'http://images.test/icon.png']])
  expect(sheet.packagings.map(({ name }) => name?.text)).toEqual(['Bouteille 1 L'])
  expect(sheet.href).toBe('https://tienda.test/g-1-zinc')
})

it('shows a missing text in es_ES, named with its record and its form; the same text is missing once [FT-02]', () => {
  const record = acabado({ observaciones: { es_ES: 'Agitar' }, descripcion: { es_ES: 'Corrige', fr_FR: ' ' } })
  const { sheets, missing } = sheetsOf([source({ record }), source({ record: acabado({ id: 9, descripcion: {} }) })], options)
  expect(sheets.map(({ familia }) => [told(familia ?? undefined), familia?.id])).toEqual([
    ['Quelatos (es)', 'falta-familias-3'],
    ['Quelatos (es)', undefined],
  ])
  expect(missing.map(({ name, texts }) => [name, texts.map(({ label, detail, link }) => [label, detail, link])])).toEqual([
    [
      'Zinc',
      [
        ['Nombre', 'Zinc', { to: '/productos/edit/a/8?idioma=fr_FR#nombre' }],
        ['Familia', 'Quelatos', { to: '/maestras/familias', state: { abrir: 3, idioma: 'fr_FR' } }],
        ['Descripción', 'Zinc', { to: '/productos/edit/a/8?idioma=fr_FR#descripcion' }],
        ['Observaciones', 'Zinc', { to: '/productos/edit/a/8?idioma=fr_FR#observaciones' }],
      ],
    ],
    ['Zinc', [['Nombre', 'Zinc', { to: '/productos/edit/a/9?idioma=fr_FR#nombre' }]]],
  ])
})

it('a missing text of a line is found at its row [FT-02]', () => {
  const lines = [linea(11, 0, owner), { ...linea(12, 1, owner), componente: null, valor: { es_ES: 'pH 4 a 8' } }]
  const { missing } = madeOf({ lines, record: acabado({ nombre: { fr_FR: 'Zinc' }, familia: null, descripcion: {} }) })
  expect(missing.map(({ id, label, link }) => [id, label, link])).toContainEqual([
    'falta-lineas_de_composicion-12',
    'Composición',
    { to: '/productos/edit/a/8?idioma=fr_FR#linea-12' },
  ])
})

it('leaves missing texts out where that is asked, with the parts that become empty; the code stands for the name [FT-02]', () => {
  const lines = [linea(11, 0, owner), { ...linea(12, 1, owner), componente: null, valor: { es_ES: 'pH 4 a 8' } }]
  const entradas = [entrada(31, 51, owner), entrada(32, 53, owner)]
  const record = acabado({ observaciones: { es_ES: 'Agitar' } })
  const { sheet, missing } = madeOf({ record, lines, entradas }, { others: false })
  expect(missing).toEqual([])
  expect(sheet).toMatchObject({ title: { text: '10100', missing: null }, familia: null, description: null, observations: null })
  expect(sheet.composition?.rows.map(row => ('name' in row ? row.name.text : row.text.text))).toEqual([
    'Oxyde de potassium (K<sub>2</sub>O)',
  ])
  expect(sheet.uses.map(({ crop, stages }) => [crop.text, stages.map(({ stage, moment }) => [stage.text, moment])])).toEqual([
    ['Tomate', [['Nouaison', null]]],
  ])
})

it.each([
  ['a code', { codigo: '10100' }, false, '10100', []],
  ['no code', { codigo: '' }, false, 'Sin nombre (8)', []],
  ['no code and an English name alone', { codigo: '', nombre: { en_US: 'Zinc' } }, false, 'Sin nombre (8)', []],
  ['a code and an English name alone', { nombre: { en_US: 'Zinc' } }, true, '10100', []],
  ['no code', { codigo: '' }, true, 'Zinc', ['es_ES']],
  ['no code and an English name alone', { codigo: '', nombre: { es_ES: ' ', en_US: 'Zinc' } }, true, 'Zinc', ['en_US']],
])('the title of a product with %s (%j), with texts of other languages %s, is "%s" [FT-02]', (_what, changes, others, title, languages) => {
  const record = acabado({ nombre: { es_ES: 'Zinc' }, familia: null, descripcion: {}, iconos: [], envases: [], ...changes })
  const { sheet, missing } = madeOf({ record }, { others })
  expect(sheet).toMatchObject({ name: title, title: { text: title } })
  expect(missing.map(({ label, shownIn }) => [label, shownIn])).toEqual(languages.map(language => ['Nombre', language]))
})

it('nothing is missing in es_ES [FT-02]', () => {
  expect(madeOf({ entradas: [entrada(32, 53, owner)] }, { locale: 'es_ES' }).missing).toEqual([])
})

describe('composition', () => {
  const line = (id: number, orden: number, changes: Partial<ReturnType<typeof linea>>) => ({ ...linea(id, orden, owner), ...changes })
  const compositionOf = (lines: SheetSource['lines'], more: Partial<Parameters<typeof sheetsOf>[1]> = {}) => {
    const { composition } = madeOf({ lines }, more).sheet
    return {
      columns: composition?.columns.map(unit => unit?.text ?? null),
      rows: composition?.rows.map(row =>
        'text' in row
          ? row.text.text
          : [
              row.name.text,
              ...row.quantities.map(each => each && `${each.whole}|${each.fraction}${each.unit ? ` ${each.unit.text}` : ''}`),
            ],
      ),
      solubilities: composition?.solubilities,
    }
  }
  const k2o = 'Oxyde de potassium (K<sub>2</sub>O)'

  it('stands in its order, its unit in the head where all lines have the same, with the solubilities that occur [FT-01, FT-02]', () => {
    const lines = [
      line(12, 2, { cantidad_1: 0.125, magnitud_1: 1, solubilidad: 2 }),
      line(11, 1, { cantidad_1: 1234.5, magnitud_1: 1, solubilidad: 4 }),
      line(13, 3, { componente: null, cantidad_1: null, valor: { fr_FR: 'pH 4 à 8' } }),
    ]
    expect(compositionOf(lines)).toEqual({
      columns: ['% m/m'],
      rows: [[k2o, '1\u202F234|,50'], ['Bore (B)', '0|,125'], 'pH 4 à 8'],
      solubilities: [2, 4],
    })
  })

  it('has the unit in the cell where lines differ, and a second column where any line has a second quantity [FT-01]', () => {
    const lines = [
      line(11, 0, { cantidad_1: 8, magnitud_1: 1, cantidad_2: 10.123456, magnitud_2: 2 }),
      line(12, 1, { cantidad_1: 2, magnitud_1: 2 }),
    ]
    expect(compositionOf(lines)).toEqual({
      columns: [null, 'g/L'],
      rows: [
        [k2o, '8|,00 % m/m', '10|,12346'],
        ['Bore (B)', '2|,00 g/L', null],
      ],
      solubilities: [],
    })
  })

  it('shows no number whose unit is left out [FT-02]', () => {
    const lines = [line(11, 0, { cantidad_1: 8, magnitud_1: 1 })]
    const options = { others: false, masters: { ...masters, magnitudes: { 1: { id: 1, valor: { es_ES: '% p/p' } } } } }
    expect(compositionOf(lines, options)).toEqual({ columns: [], rows: [[k2o]], solubilities: [] })
  })
})

it('tells applications by crop, in the alphabet of the language, and stage, in its order [FT-01]', () => {
  const entradas = [
    { ...entrada(31, 51, owner), momento_de_aplicacion: { fr_FR: 'à l’aube' }, modo_de_aplicacion: 0 },
    entrada(32, 53, owner),
    { ...entrada(33, 52, owner), dosis: ' 3 L/ha ', momento_de_aplicacion: {} },
  ]
  const { sheet, missing } = madeOf({ entradas, record: acabado({ nombre: { fr_FR: 'Zinc' }, familia: null, descripcion: {} }) })
  expect(
    sheet.uses.map(({ crop, stages }) => [
      told(crop),
      stages.map(each => [told(each.stage), each.mode, each.dose, told(each.moment ?? undefined)]),
    ]),
  ).toEqual([
    ['Olivo (es)', [['Hueso (es)', 2, '2 L/ha', 'al alba (es)']]],
    [
      'Tomate',
      [
        ['Floraison', 2, '3 L/ha', ''],
        ['Nouaison', 0, '2 L/ha', 'à l’aube'],
      ],
    ],
  ])
  expect(missing.map(({ label, detail, link }) => [label, detail, link.to])).toEqual([
    ['Cultivo', 'Olivo', '/maestras/cultivos'],
    ['Estado fenológico', 'Hueso', '/maestras/estados_fenologicos'],
    ['Momento de aplicación', 'Olivo, Hueso', '/cultivos/detalle/2?idioma=fr_FR#momento_de_aplicacion-32'],
  ])
})

it('a generic product has no packagings [FT-01]', () => {
  expect(madeOf({ record: generico() }, { tipo: 'g' }).sheet.packagings).toEqual([])
})

describe('a record with a name in neither the language nor es_ES', () => {
  const en_US = 'Potassium phosphite'
  const imagen = null
  const some: typeof masters = {
    ...masters,
    componentes: { ...masters.componentes, 13: { id: 13, nombre: { es_ES: ' ', en_US } } },
    magnitudes: { ...masters.magnitudes, 3: { id: 3, valor: { en_US: '% w/w' } } },
    cultivos: { ...masters.cultivos, 3: { id: 3, nombre: { en_US: 'Almond' }, grupo_de_cultivo: null, imagen, imagen_icono: null } },
    estadosFenologicos: { ...masters.estadosFenologicos, 54: { id: 54, nombre: { en_US: 'Bloom' }, cultivo: 3, orden: 1, imagen } },
    envases: { 4: { id: 4, valor: { en_US: 'Bottle' }, magnitud: null, imagen } },
  }
  const lines = [
    { ...linea(11, 0, owner), cantidad_1: 8, magnitud_1: 1 },
    { ...linea(13, 1, owner), cantidad_1: 30, magnitud_1: 3 },
    { ...linea(14, 2, owner), componente: null, cantidad_1: null, valor: { en_US: 'pH 4 to 8' } },
  ]
  const entradas = [entrada(31, 54, owner), entrada(32, 53, owner)]
  const record = acabado({ nombre: { fr_FR: 'Zinc' }, familia: null, descripcion: {}, iconos: [] })

  it('is shown in its first language and counted as missing: lines, units, applications and packagings [FT-01, FT-02]', () => {
    const { sheet, missing } = madeOf({ lines, entradas, record }, { masters: some })
    expect(sheet.composition?.rows.map(row => ('text' in row ? row.text.text : row.name.text))).toEqual([
      'Oxyde de potassium (K<sub>2</sub>O)',
      en_US,
      'pH 4 to 8',
    ])
    expect(sheet.composition?.rows.flatMap(row => ('text' in row ? [] : row.quantities.map(each => each?.unit?.text)))).toEqual([
      '% m/m',
      '% w/w',
    ])
    expect(sheet.uses.map(({ crop, stages }) => [crop.text, stages.map(({ stage }) => stage.text)])).toEqual([
      ['Almond', ['Bloom']],
      ['Olivo', ['Hueso']],
    ])
    expect(sheet.packagings.map(({ name }) => name?.text)).toEqual(['Bottle'])
    expect(missing.map(({ label, detail, shownIn }) => [label, detail, shownIn])).toEqual(
      expect.arrayContaining([
        ['Componente químico', en_US, 'en_US'],
        ['Magnitud', '% w/w', 'en_US'],
        ['Cultivo', 'Almond', 'en_US'],
        ['Estado fenológico', 'Bloom', 'en_US'],
        ['Envase', 'Bottle', 'en_US'],
      ]),
    )
  })

  it('is missing on a sheet in es_ES too [FT-02]', () => {
    const { missing } = madeOf({ lines, record: acabado({ familia: null, iconos: [], envases: [] }) }, { masters: some, locale: 'es_ES' })
    expect(missing.map(({ label, shownIn }) => [label, shownIn])).toEqual([
      ['Componente químico', 'en_US'],
      ['Magnitud', 'en_US'],
      ['Composición', 'en_US'],
    ])
  })

  it('is left out with the other texts of another language [FT-02]', () => {
    const { sheet, missing } = madeOf({ lines, entradas, record }, { masters: some, others: false })
    expect([sheet.composition?.rows.length, sheet.uses, sheet.packagings, missing]).toEqual([1, [], [], []])
  })
})
