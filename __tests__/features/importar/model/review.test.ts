import fc from 'fast-check'
import { matchColumns } from '@/features/importar/model/matchColumns'
import { createReview } from '@/features/importar/model/review'
import type { Decisions, ReviewedRow, Target } from '@/features/importar/model/types'
import { plainName } from '@/shared/richName'
import type { FieldValue } from '@/shared/resources/fields'
import { acabado, field, line, lineOf, references, requestOf, reviewed, written } from '@test/features/importar/model/given'

const nombre = field('nombre', 'es_ES')
const targets: Target[] = [
  field('codigo'),
  nombre,
  field('nombre', 'fr_FR'),
  field('descripcion', 'es_ES'),
  field('familia'),
  field('activo'),
  field('ecologico'),
  field('iconos'),
  field('estados_fenologicos'),
  field('envases'),
  field('paises'),
  field('empresa'),
  field('producto_generico'),
  field('id_hexadecimal'),
]

/** Texts that a file format could damage: blanks, separators, signs. */
const text = fc.oneof(
  fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'É', ' ', ',', ';', '|', '"', "'", '=', '-', '1', '<', '₂') }),
  fc.constantFrom('P<sub>2</sub>O<sub>5</sub>', '1.234,5', '#N/A', 'Sí'),
)
const lines = fc.oneof(text, fc.constantFrom('uno\ndos', 'uno\r\ndos', '- uno\n- dos'))
const some = (...ids: number[]) => fc.uniqueArray(fc.constantFrom(...ids))
/** True for a text other than "-", which deletes a value. */
const isPlain = (value: string) => value.trim() !== '-'

const values = fc.record({
  nombre: fc.record({ es_ES: text.filter(value => value.trim() !== '' && isPlain(value)), fr_FR: text.filter(isPlain) }),
  descripcion: fc.record({ es_ES: lines.filter(isPlain) }),
  familia: fc.constantFrom(null, 1, 2, 3, 4, 99),
  activo: fc.boolean(),
  ecologico: fc.boolean(),
  iconos: some(1, 2, 3, 4, 99),
  estados_fenologicos: some(1, 2, 3),
  envases: some(1, 2),
  paises: some(0, 1, 2, 3, 4).map(all => all.map(at => ['ES', 'fr', 'MA', 'ma', 'XX'][at] ?? '')),
  empresa: fc.constantFrom(null, 'AGN'),
  producto_generico: fc.constantFrom(null, 7),
  id_hexadecimal: text.filter(isPlain),
})

it('Records that are written as cells and read back change nothing [IX-08]', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 6 }), all => {
      const records = all.map((each, at) => acabado(at + 1, each))
      const rows = reviewed({ targets, records, cells: records.map(record => written('productos_acabados', record, targets)) })
      expect(rows.map(({ state, changes }) => [state, changes])).toEqual(records.map(() => ['same', []]))
    }),
  )
})

it('Exports, which hold names without markup, change nothing either [IX-08]', () => {
  const record = acabado(1, { nombre: { es_ES: 'Abono P<sub>2</sub>O<sub>5</sub>' } })
  const [row] = reviewed({
    targets: [field('codigo'), nombre],
    records: [record],
    cells: [['C1', plainName('Abono P<sub>2</sub>O<sub>5</sub>')]],
  })
  expect(row?.state).toBe('same')
})

it('A company is one of the two of the configuration, in either case [IX-04, PE-04]', () => {
  const columns = [field('codigo'), field('empresa')]
  const records = ['NC', 'NC', 'NC', 'XX'].map((empresa, at) => acabado(at + 1, { empresa }))
  const cells = [
    ['C1', 'agna'],
    ['C2', 'AGMA'],
    ['C3', 'ZZZ'],
    ['C4', 'XX'],
  ]
  const review = createReview(requestOf({ targets: columns, records, cells }))
  const rows = review.rowsOf(0, 4)
  const seen = (rows: readonly ReviewedRow[]) => rows.map(({ state, changes }) => [state, changes[0]?.after])
  expect(seen(rows)).toEqual([
    ['changed', 'AGNA'],
    ['error', undefined],
    ['error', undefined],
    // A code from before stays.
    ['same', undefined],
  ])
  expect(rows.slice(1, 3).map(row => row.cells[1])).toMatchObject([
    { reason: 'Escriba NC o AGNA', suggestions: [{ text: 'AGNA', value: 'AGNA' }] },
    { reason: 'Escriba NC o AGNA', suggestions: [{ value: 'NC' }, { value: 'AGNA' }] },
  ])
  expect(seen(review.revise({ names: {}, cells: { '3/1': ['AGNA'] }, rows: {} }).rows)).toEqual([['changed', 'AGNA']])
  expect(seen(review.revise({ names: {}, cells: { '3/1': ['AGNA'], '4/1': ['AGNA'] }, rows: {} }).rows)).toEqual([['changed', 'AGNA']])
})

it('A name that several records share means the one that the record already has [IX-08]', () => {
  const columns = [field('codigo'), field('producto_generico'), field('iconos')]
  const records = [acabado(1, { producto_generico: 8, iconos: [3, 4] }), acabado(2, { producto_generico: 7, iconos: [1, 4] })]
  const cells = [
    ['C1', 'Zinc', 'Hoja, Fruto'],
    ['C2', 'ZINC', 'Hoja'],
    ['C3', 'Zinc', ''],
  ]
  const request = requestOf({ targets: columns, records, cells })
  const zinc = [7, 8].map(id => ({ id, nombre: { es_ES: 'Zinc' } }))
  const review = createReview({ ...request, data: { ...request.data, references: { ...references, productos_genericos: zinc } } })
  const rows = review.rowsOf(0, review.total)
  expect(rows.map(row => row.cells[1]?.state)).toEqual(['same', 'same', 'error'])
  expect(rows.map(row => row.cells[2]?.state)).toEqual(['same', 'error', 'kept'])
  expect(rows[0]?.state).toBe('same')
})

const changeable = {
  familia: fc.constantFrom(null, 1, 2, 3, 4),
  activo: fc.boolean(),
  iconos: some(1, 2, 3, 4),
  paises: some(0, 1, 2).map(all => all.map(at => ['ES', 'FR', 'MA'][at] ?? '')),
  producto_generico: fc.constantFrom(null, 7),
}

it('Changes of the cells are exactly the changes of the record [IX-03]', () => {
  const names = Object.keys(changeable)
  const columns = [field('codigo'), ...names.map(name => field(name))]
  const isEmpty = (value: FieldValue) => value === null || (Array.isArray(value) && value.length === 0)
  fc.assert(
    fc.property(fc.record(changeable), fc.record(changeable), (before, after) => {
      const [record, other] = [acabado(1, before), acabado(1, after)]
      const cells = written('productos_acabados', other, columns).map(cell => cell || '-')
      const [row] = reviewed({ targets: columns, records: [record], cells: [cells] })
      const isSame = (one: FieldValue | undefined, two: FieldValue | undefined) =>
        JSON.stringify(Array.isArray(one) ? [...one].sort() : one) === JSON.stringify(Array.isArray(two) ? [...two].sort() : two)
      const changed = names.filter(name => !isSame(record[name], other[name]))
      expect(row?.changes.map(change => change.field)).toEqual(changed)
      for (const change of row?.changes ?? []) {
        expect(change).toMatchObject({ before: record[change.field], after: other[change.field], made: [] })
        expect(row?.cells[columns.findIndex(each => each.kind === 'field' && each.field === change.field)]?.state).toBe(
          isEmpty(other[change.field] ?? null) ? 'emptied' : 'changed',
        )
      }
      expect(row?.state).toBe(changed.length > 0 ? 'changed' : 'same')
    }),
  )
})

const few = [field('codigo'), nombre, field('familia'), field('ecologico')]

it('Rows say what becomes of them, and cells show before and after [IX-03]', () => {
  const records = [acabado(1, { familia: 1 }), acabado(2, { codigo: 'X' }), acabado(3, { codigo: 'x', familia: 2 })]
  const rows = reviewed({
    targets: few,
    records,
    cells: [
      ['c1', 'Producto 1', 'abonos npk SOLUBLES', ''],
      ['C9', 'Nueva', 'Enraizantes', 'Sí'],
      ['C9', 'NUEVA', '', ''],
      ['C1', 'Producto 1', '', ''],
      ['X', 'Zinc', '', ''],
      ['C8', '', 'Racinaires', 'quizás'],
      ['', '', '', 'x'],
    ],
  })
  expect(rows.map(({ number, state, id, code, name, reason }) => [number, state, id, code, name, reason])).toEqual([
    [2, 'changed', 1, 'c1', 'Producto 1', null],
    [3, 'new', null, 'C9', 'Nueva', null],
    [4, 'repeated', null, 'C9', 'NUEVA', 'Repite la fila 3'],
    [5, 'repeated', 1, 'C1', 'Producto 1', 'Repite la fila 2'],
    [6, 'error', null, 'X', 'Zinc', 'Hay 2 con el X'],
    [7, 'error', null, 'C8', '', null],
    [8, 'error', null, '', '', 'Falta el código o el nombre'],
  ])
  expect(rows[0]?.cells).toEqual({
    0: { state: 'same', before: 'C1', after: 'C1' },
    1: { state: 'same', before: 'Producto 1', after: 'Producto 1' },
    2: { state: 'changed', before: 'Microelementos quelatados', after: 'Abonos NPK solubles' },
    3: { state: 'kept', before: 'No', after: 'No' },
  })
  expect(rows[0]?.changes).toEqual([{ field: 'familia', locale: null, before: 1, after: 2, made: [] }])
  expect(rows[1]?.changes.map(({ field: name, locale, after }) => [name, locale, after])).toEqual([
    ['codigo', null, 'C9'],
    ['nombre', 'es_ES', 'Nueva'],
    ['familia', null, 4],
    ['ecologico', null, true],
  ])
  expect(rows[4]?.candidates).toEqual([
    { id: 2, name: 'Producto 2', detail: 'id 2' },
    { id: 3, name: 'Producto 3', detail: 'id 3 · Abonos NPK solubles' },
  ])
  expect(rows[5]?.cells[1]).toEqual({ state: 'error', before: '', after: '', reason: 'Falta' })
  expect(rows[5]?.cells[3]).toMatchObject({ state: 'error', after: 'quizás', reason: 'Escriba Sí o No' })
})

it('An id says which record a row means, and then its code and its name are values [IX-03]', () => {
  const rows = reviewed({
    targets: [{ kind: 'id' }, field('codigo'), nombre],
    records: [acabado(1), acabado(2)],
    cells: [
      ['2', 'C2b', 'PRODUCTO 2'],
      ['77', 'C1', 'Producto 1'],
      ['', 'C1', 'Producto 1'],
    ],
  })
  expect(rows.map(({ state, id, reason }) => [state, id, reason])).toEqual([
    ['changed', 2, null],
    ['error', null, 'No existe ningún registro con el id 77'],
    ['same', 1, null],
  ])
  expect(rows[0]?.changes.map(({ field: name, after }) => [name, after])).toEqual([
    ['codigo', 'C2b'],
    ['nombre', 'PRODUCTO 2'],
  ])
})

it('An id is written in digits alone [IX-03]', () => {
  const rows = reviewed({
    targets: [{ kind: 'id' }, nombre],
    cells: [
      ['007', 'Siete'],
      ['1e1', 'Diez'],
      ['0xA', 'Diez'],
      ['10.0', 'Diez'],
    ],
    records: [acabado(7), acabado(10)],
  })
  expect(rows.map(({ id, state }) => [id, state])).toEqual([[7, 'changed'], ...[1, 2, 3].map(() => [null, 'error'])])
})

it('A code that is emptied names no record: the name does [IX-03]', () => {
  const [row] = reviewed({
    targets: [field('codigo'), nombre, field('activo')],
    cells: [['-', 'Producto 4', 'No']],
    records: [acabado(4, { codigo: '' })],
  })
  expect(row).toMatchObject({ id: 4, state: 'changed', changes: [{ field: 'activo', after: false }] })
})

it('A code that no two records share is not given to a second one [IX-03]', () => {
  const records = [1, 2].map(id => ({ id, codigo: `G${id}`, nombre: { es_ES: `G ${id}` }, prioridad: 0 }))
  const [row] = reviewed({ recurso: 'productos_genericos', targets: [{ kind: 'id' }, field('codigo')], records, cells: [['1', 'g2']] })
  expect(row?.cells[1]).toMatchObject({ state: 'error', reason: 'Ya lo tiene otro registro' })
})

it('Of several records with one key that is the one which has all values of the row; else the user says [IX-03]', () => {
  const records = [acabado(1, { codigo: 'X', familia: 1 }), acabado(2, { codigo: 'X', familia: 2 })]
  const exported = records.map(record => written('productos_acabados', record, few))
  expect(reviewed({ targets: few, records, cells: exported }).map(({ state, id }) => [state, id])).toEqual([
    ['same', 1],
    ['same', 2],
  ])
  const cells = [['X', 'Otro nombre', 'Enraizantes', '']]
  const chosen = reviewed({ targets: few, records, cells, decisions: { rows: { 2: 2 } } })
  expect(chosen.map(({ state, id }) => [state, id])).toEqual([['changed', 2]])
  const made = reviewed({ targets: few, records, cells, decisions: { rows: { 2: null } } })
  expect(made.map(({ state, id }) => [state, id])).toEqual([['new', null]])
})

describe('Finished products that share a code [IX-03]', () => {
  const records = [acabado(1, { codigo: 'X', nombre: { es_ES: 'Zinc' } })]
  const columns = [field('codigo'), nombre]
  const states = (rows: readonly ReviewedRow[]) =>
    rows.map(({ number, state, id, reason, candidates }) => [number, state, id, reason, candidates.length])

  it('are new by code and name', () => {
    const cells = [
      ['X', 'Zinc'],
      ['X', 'Boro'],
      ['x', 'zinc'],
    ]
    expect(states(reviewed({ targets: columns, cells }))).toEqual([
      [2, 'new', null, null, 0],
      [3, 'new', null, null, 0],
      [4, 'repeated', null, 'Repite la fila 2', 0],
    ])
  })

  it('are asked about where the file gives the code to several names, whatever their order', () => {
    const cells = [
      ['X', 'Boro'],
      ['X', 'ZINC'],
    ]
    expect(states(reviewed({ targets: columns, records, cells }))).toEqual([
      [2, 'error', null, 'Hay 1 con el X', 1],
      [3, 'changed', 1, null, 0],
    ])
    expect(states(reviewed({ targets: columns, records, cells, decisions: { rows: { 2: null } } }))).toEqual([
      [2, 'new', null, null, 1],
      [3, 'changed', 1, null, 0],
    ])
  })

  it('are matched by a unique code, and may be new under another name or a repeated one', () => {
    expect(states(reviewed({ targets: columns, records, cells: [['X', 'Boro']] }))).toEqual([[2, 'changed', 1, null, 1]])
    const cells = [
      ['X', 'Zinc'],
      ['X', 'Zinc'],
    ]
    expect(states(reviewed({ targets: columns, records, cells }))).toEqual([
      [2, 'same', 1, null, 0],
      [3, 'repeated', 1, 'Repite la fila 2', 1],
    ])
    expect(states(reviewed({ targets: columns, records, cells, decisions: { rows: { 3: null } } }))).toEqual([
      [2, 'same', 1, null, 0],
      [3, 'new', null, null, 1],
    ])
  })

  it('have their own lines in a file with a line a row', () => {
    const rows = reviewed({
      targets: [...columns, line('componente')],
      cells: [
        ['X', '', 'Zinc (Zn)'],
        ['X', 'Zinc', 'P2O5'],
        ['X', 'Boro', 'Zinc (Zn)'],
        ['x', 'ZINC', 'Nitrógeno (N) total'],
        ['X', 'Boro', 'P2O5'],
        ['', '', 'Nitrógeno (N) total'],
      ],
    })
    expect(rows.map(({ state, rows: numbers, lines }) => [state, numbers, lines?.inputs.length])).toEqual([
      ['new', [2, 3, 5], 3],
      ['new', [4, 6, 7], 3],
    ])
  })

  it('keep one code each where codes are unique', () => {
    const cells = [
      ['G1', 'Zinc'],
      ['G1', 'Boro'],
    ]
    expect(states(reviewed({ recurso: 'productos_genericos', targets: columns, cells }))).toEqual([
      [2, 'new', null, null, 0],
      [3, 'repeated', null, 'Repite la fila 2', 0],
    ])
  })
})

it('Masters are matched by their names, and stages by their crop besides [IX-03]', () => {
  const records = [
    { id: 1, nombre: { es_ES: 'Floración' }, cultivo: 1, orden: 0 },
    { id: 2, nombre: { es_ES: 'Floración' }, cultivo: 2, orden: 4 },
  ]
  const stages = [nombre, field('cultivo')]
  const rows = reviewed({
    recurso: 'estados_fenologicos',
    targets: stages,
    records,
    cells: [
      ['FLORACION', 'Vid'],
      ['Floración', 'Olivo'],
      ['Envero', 'Vid'],
      ['Cuajado', ''],
    ],
  })
  expect(rows.map(({ state, id }) => [state, id])).toEqual([
    ['same', 2],
    ['same', 1],
    ['new', null],
    ['error', null],
  ])
  expect(rows[2]?.changes.find(({ field: name }) => name === 'orden')?.after).toBe(5)
})

it('New stages without an order in the column of orders are the last of their crop [EF-02, IX-08]', () => {
  const rows = reviewed({
    recurso: 'estados_fenologicos',
    targets: [nombre, field('cultivo'), field('orden')],
    records: [{ id: 1, nombre: { es_ES: 'Floración' }, cultivo: 1, orden: 4 }],
    cells: [
      ['Envero', 'Olivo', ''],
      ['Cuajado', 'Olivo', ''],
      ['Siembra', 'Olivo', '0'],
      ['Brotación', 'Olivo', '2'],
    ],
  })
  const orders = rows.map(({ changes }) => changes.find(({ field: name }) => name === 'orden')?.after)
  // 0 is the order of a blank record.
  expect(orders).toEqual([5, 6, undefined, 2])
})

it('A name that does not exist is told once, and settled for all its rows or in one cell [IX-04]', () => {
  const records = [acabado(1), acabado(2), acabado(3)]
  const cells = [
    ['C1', '', 'Abonos NPK soluble', ''],
    ['C2', '', 'Bioactivadores', ''],
    ['C3', '', 'BIOACTIVADORES', ''],
    ['C4', 'Nuevo', 'Enraizantes', ''],
  ]
  const review = createReview(requestOf({ targets: few, records, cells }))
  const rows = review.rowsOf(0, review.total)
  expect(rows.map(({ state }) => state)).toEqual(['error', 'error', 'error', 'new'])
  expect(rows[0]?.cells[2]).toEqual({
    state: 'error',
    before: '',
    after: 'Abonos NPK soluble',
    reason: 'No existe',
    suggestions: [{ text: 'Abonos NPK solubles', value: 2 }],
  })
  expect(review.missing()).toEqual([
    { key: 'familias/bioactivadores', recurso: 'familias', text: 'Bioactivadores', rows: 2, nearest: null, canMake: true },
    {
      key: 'familias/abonosnpksoluble',
      recurso: 'familias',
      text: 'Abonos NPK soluble',
      rows: 1,
      nearest: { text: 'Abonos NPK solubles', value: 2 },
      canMake: true,
    },
  ])
  const names = { 'familias/bioactivadores': { make: true } as const }
  const settled = review.revise({ names, cells: {}, rows: {} })
  expect(settled.rows.map(({ number, state, changes }) => [number, state, changes.map(({ made }) => made)])).toEqual([
    [3, 'changed', [['familias/bioactivadores']]],
    [4, 'changed', [['familias/bioactivadores']]],
  ])
  expect(settled.missing).toHaveLength(2)
  const taken = review.revise({ names, cells: { '2/2': [2] }, rows: {} })
  expect(taken.rows.map(({ number, state, changes }) => [number, state, changes[0]?.after])).toEqual([[2, 'changed', 2]])
  expect(taken.missing.map(({ key }) => key)).toEqual(['familias/bioactivadores'])
  const back = review.revise({ names: {}, cells: {}, rows: {} })
  expect(back.rows.map(({ number, state }) => [number, state])).toEqual([
    [2, 'error'],
    [3, 'error'],
    [4, 'error'],
  ])
})

it('Settling a row revises those that repeat it [IX-03]', () => {
  const records = [acabado(1, { codigo: 'X' }), acabado(2, { codigo: 'X' })]
  const cells = [
    ['X', 'Uno', '', ''],
    ['X', 'Dos', '', ''],
  ]
  const review = createReview(requestOf({ targets: few, records, cells }))
  review.rowsOf(0, review.total)
  expect(review.revise({ names: {}, cells: {}, rows: { 2: 1, 3: 1 } }).rows.map(({ number, state }) => [number, state])).toEqual([
    [2, 'changed'],
    [3, 'repeated'],
  ])
})

const inRows = [field('codigo'), line('componente'), line('cantidad_1'), line('magnitud_1'), line('solubilidad')]

it('Rows of one product are its lines, wherever they stand [IX-05]', () => {
  const lines = [lineOf(1, 1), lineOf(2, 1, { componente: 3 }), lineOf(3, 2)]
  const rows = reviewed({
    targets: inRows,
    records: [acabado(1), acabado(2), acabado(3)],
    lines,
    cells: [
      ['C1', 'zinc (zn)', '8,5', '% p/p', ''],
      ['C2', 'Zinc (Zn)', '8', '% p/p', '--'],
      ['C3', '', '', '', ''],
      ['C1', 'p2o5', '1', '% p/v', 'soluble en agua'],
      ['', 'Manganeso', 'mucho', '', ''],
    ],
  })
  expect(rows.map(({ number, state, rows: all }) => [number, state, all])).toEqual([
    [2, 'error', [2, 5, 6]],
    [3, 'same', [3]],
    [4, 'same', [4]],
  ])
  expect(rows[2]?.lines).toBeNull()
  expect(rows[0]?.cells[1]).toMatchObject({ state: 'error', reason: 'Fila 6: No existe' })
  expect(rows[0]?.cells[2]).toMatchObject({ state: 'error', reason: 'Fila 6: Escriba un número, por ejemplo 1234.5' })
  expect(rows[0]?.lines?.shown.slice(0, 2)).toEqual([
    { state: 'changed', before: 'Zinc (Zn) 8.00000 % p/p', after: 'Zinc (Zn) 8.50000 % p/p' },
    { state: 'added', before: '', after: 'P2O5 1.00000 % p/v, ** Soluble en agua' },
  ])
  expect(rows[0]?.lines?.shown.at(-1)).toEqual({ state: 'removed', before: 'Nitrógeno (N) total 8.00000 % p/p', after: '' })
  expect(rows[0]?.lines?.before).toEqual([1, 2])
  expect(rows[0]?.lines?.inputs[1]).toEqual({
    componente: 2,
    cantidad_1: 1,
    magnitud_1: 2,
    cantidad_2: null,
    magnitud_2: null,
    solubilidad: 2,
    made: {},
  })
})

it('Lines that have the code alone are those of the row that has its id too [IX-05]', () => {
  const rows = reviewed({
    targets: [{ kind: 'id' }, field('codigo'), line('componente'), line('cantidad_1')],
    cells: [
      ['1', 'R', 'Zinc (Zn)', '8'],
      ['', 'R', 'Nitrógeno (N) total', '3'],
      ['2', 'R', 'Zinc (Zn)', '5'],
      ['', 'r', 'Nitrógeno (N) total', '4'],
      ['', '', 'P2O5', '6'],
    ],
    records: [acabado(1, { codigo: 'R' }), acabado(2, { codigo: 'R' })],
  })
  expect(rows.map(({ id, rows: numbers, lines }) => [id, numbers, lines?.inputs.length])).toEqual([
    [1, [2, 3], 2],
    [2, [4, 5, 6], 3],
  ])
})

it('Lines without a column of their component are errors that say so [IX-05]', () => {
  const [row] = reviewed({ targets: [field('codigo'), line('cantidad_1')], cells: [['C1', '8']], records: [acabado(1)] })
  expect(row?.state).toBe('error')
  expect(row?.cells[1]).toMatchObject({ state: 'error', reason: 'Falta la columna del componente' })
})

it('A component that does not exist can be made for a line [IX-05]', () => {
  const names = { 'componentes/manganeso(mn)': { make: true } as const }
  const [row] = reviewed({ targets: inRows, records: [acabado(1)], cells: [['C1', 'Manganeso (Mn)', '2', '', '']], decisions: { names } })
  expect(row?.state).toBe('changed')
  expect(row?.lines?.inputs[0]?.made).toEqual({ componente: 'componentes/manganeso(mn)' })
  expect(row?.lines?.shown).toEqual([{ state: 'added', before: '', after: 'Manganeso (Mn) 2.00000' }])
})

it('Columns of components are the lines of a product [IX-05]', () => {
  const columns: Target[] = [
    field('codigo'),
    { kind: 'component', componente: 1, field: 'cantidad_1' },
    { kind: 'component', componente: 3, field: 'cantidad_1' },
  ]
  const lines = [lineOf(1, 1, { solubilidad: 2, cantidad_2: 10, magnitud_2: 2 }), lineOf(2, 1, { componente: 2 }), lineOf(3, 2)]
  const rows = reviewed({
    targets: columns,
    records: [acabado(1), acabado(2), acabado(3)],
    lines,
    cells: [
      ['C1', '8.5', '3'],
      ['C2', '8', ''],
      ['C3', '', ''],
    ],
  })
  expect(rows.map(({ state }) => state)).toEqual(['changed', 'same', 'same'])
  expect(rows[0]?.lines?.shown).toEqual([
    {
      state: 'changed',
      before: 'Zinc (Zn) 8.00000 % p/p (10.00000 % p/v), ** Soluble en agua',
      after: 'Zinc (Zn) 8.50000 % p/p (10.00000 % p/v), ** Soluble en agua',
    },
    { state: 'added', before: '', after: 'Nitrógeno (N) total 3.00000 % p/p' },
    { state: 'removed', before: 'P2O5 8.00000 % p/p', after: '' },
  ])
  expect(rows[0]?.cells[1]).toEqual({ state: 'changed', before: '8.00000', after: '8.50000' })
  expect(rows[2]?.lines).toBeNull()
})

it.each([
  [
    'all filled cells',
    [
      ['8', '**'],
      ['10', ''],
    ],
    [
      [8, 2],
      [10, 0],
    ],
  ],
  [
    'all filled cells, before a line above that lacks one',
    [
      ['9', ''],
      ['10', ''],
    ],
    [
      [9, 2],
      [10, 0],
    ],
  ],
  [
    'the solubility, of which a blank one is none',
    [
      ['9', '**'],
      ['11', ''],
    ],
    [
      [9, 2],
      [11, 0],
    ],
  ],
  [
    'all filled cells, those of a line with more of them first',
    [
      ['', ''],
      ['10', ''],
    ],
    [
      [8, 2],
      [10, 0],
    ],
  ],
  [
    'the component alone, in order',
    [
      ['9', '*'],
      ['11', '*'],
    ],
    [
      [9, 1],
      [11, 1],
    ],
  ],
])('Lines of one component are paired with stored ones by %s [IX-05]', (_what, cells, expected) => {
  const lines = [lineOf(1, 1, { componente: 2, cantidad_1: 10 }), lineOf(2, 1, { componente: 2, solubilidad: 2 })]
  const rows = reviewed({
    targets: inRows,
    records: [acabado(1)],
    lines,
    cells: cells.map(([cantidad = '', solubilidad = '']) => ['C1', 'P2O5', cantidad, '', solubilidad]),
  })
  const [row] = rows
  expect(row?.lines?.inputs.map(({ cantidad_1, solubilidad }) => [cantidad_1, solubilidad])).toEqual(expected)
  expect(row?.lines?.shown.map(({ state }) => state)).not.toContain('added')
})

it('Lines without a column of solubility keep theirs, in order [IX-05]', () => {
  const [row] = reviewed({
    targets: [field('codigo'), line('componente'), line('cantidad_1')],
    records: [acabado(1)],
    lines: [lineOf(1, 1, { solubilidad: 2 }), lineOf(2, 1, { cantidad_1: 3 })],
    cells: [
      ['C1', 'Zinc (Zn)', '9'],
      ['C1', 'Zinc (Zn)', '4'],
    ],
  })
  expect(row?.lines?.inputs.map(({ cantidad_1, solubilidad }) => [cantidad_1, solubilidad])).toEqual([
    [9, 2],
    [4, 0],
  ])
})

it('A column of a component means the stored line with its quantity, and removes it by "-" [IX-05]', () => {
  const lines = [lineOf(1, 1, { cantidad_1: 10 }), lineOf(2, 1, { solubilidad: 2 }), lineOf(3, 2), lineOf(4, 2, { componente: 3 })]
  const rows = reviewed({
    targets: [
      field('codigo'),
      { kind: 'component', componente: 1, field: 'cantidad_1' },
      { kind: 'component', componente: 3, field: 'cantidad_1' },
    ],
    records: [acabado(1), acabado(2)],
    lines,
    cells: [
      ['C1', '8', ''],
      ['C2', '8', '-'],
    ],
  })
  expect(rows.map(({ state }) => state)).toEqual(['changed', 'changed'])
  expect(rows[0]?.lines?.shown).toEqual([
    { state: 'same', before: 'Zinc (Zn) 8.00000 % p/p, ** Soluble en agua', after: 'Zinc (Zn) 8.00000 % p/p, ** Soluble en agua' },
    { state: 'removed', before: 'Zinc (Zn) 10.00000 % p/p', after: '' },
  ])
  expect(rows[1]?.lines?.shown.map(({ state }) => state)).toEqual(['same', 'removed'])
  expect(rows[1]?.lines?.inputs).toHaveLength(1)
})

/** Rows of a file whose columns are matched by their titles. The unit of stored lines is 1, "% p/p", unless given. */
const reviewedByTitle = (
  titles: readonly string[],
  cells: readonly string[],
  { unit = 1, names = {} }: { unit?: number; names?: Decisions['names'] } = {},
) => {
  const targets = matchColumns('productos_acabados', { titles }, references.componentes ?? [], ['es_ES']).map(({ target }) => target)
  const lines = [lineOf(1, 1, { magnitud_1: unit, cantidad_2: 7, magnitud_2: unit }), lineOf(2, 2, { magnitud_1: 1 })]
  const request = requestOf({ targets, records: [acabado(1)], lines, cells: [cells], decisions: { names } })
  const gl = { id: 3, nombre: { es_ES: 'g/l' } }
  const data = { ...request.data, references: { ...references, magnitudes: [...(references.magnitudes ?? []), gl] } }
  const review = createReview({ ...request, data, sheet: { ...request.sheet, titles } })
  const [row] = review.rowsOf(0, review.total)
  return { row, missing: review.missing(), input: row?.lines?.inputs[0] }
}

it.each<[string, number, number]>([
  ['Zinc (Zn)', 3, 3],
  ['Zinc (Zn) (ZnO₂)', 3, 3],
  ['Zinc (Zn) (cantidad 1)', 3, 3],
  ['Zinc (Zn) % p/p', 3, 1],
  ['Zinc (Zn) (% P/P)', 3, 1],
  ['Zinc (Zn) [% p/p]', 3, 1],
  ['Zinc (Zn) g/l', 1, 3],
  ['Zinc (Zn) (%)', 1, 1],
])('The unit of a component is that of its title %j, over that of the stored line [IX-05]', (title, unit, expected) => {
  const { row, input } = reviewedByTitle(['N. Registro', title], ['C1', '9'], { unit })
  expect(row?.state).toBe('changed')
  expect(input).toMatchObject({ cantidad_1: 9, magnitud_1: expected, cantidad_2: 7, magnitud_2: unit })
})

it.each<[string, number, string]>([
  ['Zinc (Zn) (g/kg)', 1, 'g/kg'],
  ['Zinc (Zn) % m/m', 1, '% m/m'],
  ['Zinc (Zn) (%)', 3, '%'],
  ['Nitrógeno (N) total (garantizado)', 1, 'garantizado'],
])('A unit that does not exist, in the title %j of a component, is an error at its cell [IX-04, IX-05]', (title, unit, words) => {
  const { row } = reviewedByTitle(['N. Registro', title], ['C1', '80'], { unit })
  expect(row?.state).toBe('error')
  expect(row?.cells[1]).toMatchObject({ state: 'error', after: '80', reason: `No existe la unidad «${words}»` })
})

it('A unit in a title is settled as a name that does not exist [IX-04, IX-05]', () => {
  const titles = ['N. Registro', 'Zinc (Zn) (g/kg)']
  const { row, missing } = reviewedByTitle(titles, ['C1', '80'])
  expect(row?.cells[1]?.suggestions).toEqual([{ text: 'g/l', value: 3 }])
  expect(missing).toMatchObject([{ key: 'magnitudes/g/kg', text: 'g/kg', rows: 1, canMake: true }])
  const used = reviewedByTitle(titles, ['C1', '80'], { names: { 'magnitudes/g/kg': { use: 3 } } })
  expect([used.row?.state, used.input?.magnitud_1]).toEqual(['changed', 3])
  const made = reviewedByTitle(titles, ['C1', '80'], { names: { 'magnitudes/g/kg': { make: true } } })
  expect([made.row?.state, made.input?.made]).toEqual(['changed', { magnitud_1: 'magnitudes/g/kg' }])
  expect(made.row?.lines?.shown[0]?.after).toBe('Zinc (Zn) 80.00000 g/kg (7.00000 % p/p)')
})

it('Titles of quantities tell the units of lines in rows, unless a cell does [IX-05]', () => {
  const two = ['N. Registro', 'Componente', 'Cantidad (% p/p)', 'Cantidad % p/v']
  expect(reviewedByTitle(two, ['C1', 'Zinc (Zn)', '8', '10'], { unit: 3 }).input).toMatchObject({ magnitud_1: 1, magnitud_2: 2 })
  expect(reviewedByTitle(two, ['C1', 'P2O5', '8', ''], { unit: 3 }).input).toMatchObject({ magnitud_1: 1, magnitud_2: null })
  const both = ['N. Registro', 'Componente', 'Cantidad (kg)', 'Unidad']
  expect(reviewedByTitle(both, ['C1', 'Zinc (Zn)', '8', 'g/l']).input).toMatchObject({ magnitud_1: 3 })
  const { row } = reviewedByTitle(both, ['C1', 'Zinc (Zn)', '8', ''])
  expect(row?.cells[2]).toMatchObject({ state: 'error', after: '8', reason: 'No existe la unidad «kg»' })
})

it('Ten times as many rows take about ten times as long [IX-09]', () => {
  const records = Array.from({ length: 1_000 }, (_, at) => acabado(at + 1, { familia: 1, paises: ['ES'] }))
  const columns = [...few, field('paises'), field('iconos')]
  const cells = Array.from({ length: 5_000 }, (_, at) => [`C${at + 1}`, `Nombre ${at}`, `Familia ${at}`, 'Sí', 'ES, FR', 'Hoja raíz'])
  // Minimum of three runs, because other load of the machine only adds to a run.
  const time = (count: number) => {
    const tries = Array.from({ length: 3 }, () => {
      const begun = performance.now()
      const review = createReview(requestOf({ targets: columns, records, cells: cells.slice(0, count) }))
      review.rowsOf(0, review.total)
      review.missing()
      return performance.now() - begun
    })
    return Math.min(...tries)
  }
  time(500)
  expect(time(5_000) / time(500)).toBeLessThan(40)
})
