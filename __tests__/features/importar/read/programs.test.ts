import { matchColumns } from '@/features/importar/model/matchColumns'
import { createReview } from '@/features/importar/model/review'
import { readImport } from '@/features/importar/read/readImport'
import { countries, lineOf, references, acabado, undecided } from '@test/features/importar/model/given'
import { texts, workbooks, type TypedSheet } from './spreadsheets'

/** Sheet of two products: the first has two lines and merged cells; with a hidden column, dates, percentages, and formulas with values. */
const sheet = (component: TypedSheet['rows'][number][number]): TypedSheet => ({
  merged: ['A2:A3', 'B2:B3'],
  hidden: [7],
  rows: [
    ['N. Registro', 'Nombre', 'Título', 'Estado', 'Ecológico', 'Países', 'Empresa', 'Alta', 'Componente', 'Cantidad', 'Unidad'].concat(
      ...['Cantidad', 'Unidad'],
    ),
    [
      ...[
        10482,
        'Zinc «foliar», ñ; 5 m²',
        'uno "dos"',
        true,
        false,
        'España, FR',
        { formula: '"A"&"G"', value: 'AG' },
        { date: '2026-03-31' },
      ],
      ...['Zinc (Zn)', 1234.5, '% p/p', { percent: 0.08 }, '% p/v'],
    ],
    [null, null, null, null, null, null, null, null, component, { formula: '0.1+0.2', value: 0.3 }, '% p/p', null, null],
    ['A-7', 'Boro · "B"', null, false, true, 'MA', '-', null, null, null, null, null, null],
  ],
})

const P2O5 = { runs: [{ text: 'P' }, { text: '2', sub: true }, { text: 'O' }, { text: '5', sub: true }] }

const change = (field: string, after: unknown, locale: string | null = null) => expect.objectContaining({ field, locale, after, made: [] })

const expectRecords = async (bytes: Uint8Array) => {
  const { sheets } = await readImport(new File([bytes as BlobPart], 'x'))
  const [read] = sheets
  if (!read) throw new Error('It holds no sheet')
  const targets = matchColumns('productos_acabados', read, references.componentes ?? [], ['es_ES']).map(({ target }) => target)
  const records = [acabado(7, { codigo: 'A-7', empresa: 'AGN' })]
  const data = { records, lines: [lineOf(1, 7)], references, countries, companies: [] }
  const review = createReview({ recurso: 'productos_acabados', sheet: read, targets, data, decisions: undecided })
  const rows = review.rowsOf(0, review.total)
  expect(sheets).toHaveLength(1)
  expect(rows.map(({ number, state, id, lines }) => [number, state, id, lines === null])).toEqual([
    [2, 'new', null, false],
    [4, 'changed', 7, true],
  ])
  expect(rows[0]?.changes).toEqual([
    change('codigo', '10482'),
    change('nombre', 'Zinc «foliar», ñ; 5 m²', 'es_ES'),
    change('descripcion2', 'uno "dos"', 'es_ES'),
    change('paises', ['ES', 'FR']),
    change('empresa', 'AG'),
  ])
  expect(rows[0]?.lines?.inputs).toEqual([
    { componente: 1, cantidad_1: 1234.5, magnitud_1: 1, cantidad_2: 8, magnitud_2: 2, solubilidad: 0, made: {} },
    { componente: 2, cantidad_1: 0.3, magnitud_1: 1, cantidad_2: null, magnitud_2: null, solubilidad: 0, made: {} },
  ])
  expect(rows[1]?.changes).toEqual([
    change('nombre', 'Boro · "B"', 'es_ES'),
    change('activo', false),
    change('ecologico', true),
    change('paises', ['MA']),
    change('empresa', null),
  ])
}

it.each(Object.entries(workbooks))('A workbook of %s gives exactly its records [IX-01, IX-03, IX-04, IX-05]', async (_program, write) => {
  await expectRecords(write(sheet(P2O5)))
})

it.each(Object.entries(texts))('%s gives exactly the same records [IX-01, IX-03, IX-04, IX-05]', async (_program, write) => {
  await expectRecords(write(sheet('P2O5')))
})

it.each(Object.entries(workbooks))('A number of %s is no thousand in a field of whole numbers [IX-04]', async (_program, write) => {
  const typed = {
    merged: [],
    hidden: [],
    rows: [
      ['Nombre', 'Prioridad'],
      ['Uno', 1.234],
      ['Dos', '1.234'],
      ['Tres', 1234],
    ],
  }
  const { sheets } = await readImport(new File([write(typed) as BlobPart], 'x'))
  const [read] = sheets
  if (!read) throw new Error('It holds no sheet')
  const targets = matchColumns('familias', read, [], ['es_ES']).map(({ target }) => target)
  const data = { records: [], lines: [], references, countries, companies: [] }
  const review = createReview({ recurso: 'familias', sheet: read, targets, data, decisions: undecided })
  expect(review.rowsOf(0, 3).map(({ cells }) => [cells[1]?.state, cells[1]?.after])).toEqual([
    ['error', '1,234'],
    ['changed', '1234'],
    ['changed', '1234'],
  ])
})
