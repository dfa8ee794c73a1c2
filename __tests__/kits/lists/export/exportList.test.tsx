import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as fc from 'fast-check'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { cellsOf, layoutOf, type Sheet } from '@/shared/export/sheet'
import { toCsv } from '@/kits/lists/export/toCsv'
import { prepare } from '@/ui/table/model/prepare'
import { noViews } from '@/store/memory/views'
import { initialView } from '@/shared/tableView'
import { toXlsx } from '@/kits/spreadsheet/toXlsx'
import { exportSaga } from '@/kits/lists/export/exportSaga'
import { ExportButton } from '@/kits/lists/tools/ExportButton'
import { ListMore } from '@/kits/lists/tools/ListMore'
import { selectDownloads } from '@/store/downloads'
import { runInSessions } from '@/store/sessionSagas'
import { fileVault } from '@/store/vault'
import { parseCsv } from '@test/support/csv'
import { readSheet, readXlsx } from '@test/support/xlsx'

runInSessions(exportSaga)

interface ListedRecord {
  id: number
  nombre: string
  prioridad: string
  imagen: string
}
const columns = [
  { key: 'nombre', title: 'Nombre', text: ({ nombre }: ListedRecord) => nombre },
  { key: 'prioridad', title: 'Prioridad', numeric: true, text: ({ prioridad }: ListedRecord) => prioridad },
  { key: 'imagen', title: 'Imagen', image: true, text: ({ imagen }: ListedRecord) => imagen },
]
const rows = [
  { id: 1, imagen: 'http://127.0.0.1/imagenes/1', nombre: 'P<sub>2</sub>O<sub>5</sub>', prioridad: '-2' },
  { id: 2, imagen: '', nombre: 'Un nombre mucho más largo de lo que la tabla muestra', prioridad: '10' },
  { id: 3, imagen: '', nombre: '=HYPERLINK("x")', prioridad: '' },
]
const sheet: Sheet = { title: 'Productos acabados', columns, rows, order: Int32Array.of(2, 0, 1) }
const EXPECTED = [
  ['Nombre', 'Prioridad', 'Imagen'],
  ['=HYPERLINK("x")', '', ''],
  ['P2O5', -2, 'http://127.0.0.1/imagenes/1'],
  ['Un nombre mucho más largo de lo que la tabla muestra', 10, ''],
]

it('writes what shows into a workbook: columns and rows in their order, whole texts, numbers as numbers, no formula [LS-06]', () => {
  expect(readXlsx(toXlsx(cellsOf(sheet), layoutOf(sheet)))).toEqual(EXPECTED)
})

it('leaves the markup of codes, which an import compares [LS-06, IX-08]', () => {
  const codes = [{ key: 'codigo', title: 'Código', text: () => 'R1<sub>c</sub>' }, ...columns.slice(0, 1)]
  expect(cellsOf({ ...sheet, columns: codes, order: Int32Array.of(0) })).toEqual([
    ['Código', 'Nombre'],
    ['R1<sub>c</sub>', 'P2O5'],
  ])
})

it('makes a sheet to work in: its name, a filter, titles and names in sight, texts that wrap and stay texts, links [LS-06]', () => {
  const title = "'Productos [acabados]: todos los de España"
  expect(readSheet(toXlsx(cellsOf(sheet), layoutOf({ ...sheet, title })))).toEqual({
    name: 'Productos  acabados   todos los',
    // Order of the standard; spreadsheets refuse any other.
    elements: ['dimension', 'sheetViews', 'cols', 'sheetData', 'autoFilter', 'hyperlinks'],
    filter: 'A1:C4',
    pane: { xSplit: '1', ySplit: '1', topLeftCell: 'B2' },
    references: [1, 2, 3, 4].flatMap(line => ['A', 'B', 'C'].map(column => `${column}${line}`)),
    texts: ['A2', 'B2', 'C2', 'A3', 'A4', 'C4'],
    dates: [],
    links: { C3: 'http://127.0.0.1/imagenes/1' },
  })
  // No links for invalid addresses, for which spreadsheets would offer to repair the workbook.
  expect(readSheet(toXlsx([['Imagen'], ['http://['], ['https://{}/a b']], { name: 'Lista' })).links).toEqual({})
})

it('writes the same as CSV as reports are: BOM, semicolons, quotes, and formulas made harmless [LS-06]', () => {
  const csv = toCsv(cellsOf(sheet))
  expect(csv.startsWith('\uFEFF"Nombre";"Prioridad";"Imagen"\r\n')).toBe(true)
  const [titles, formula, ...others] = EXPECTED.map(cells => cells.map(String))
  expect(parseCsv(csv)).toEqual([titles, [`'${formula?.[0]}`, '', ''], ...others])
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '"', ';', '\r', '\n', '\t', '&', '<', ']]>', '_x000D_', '\0', '\ud800', '’', '🌱'),
  }),
)

it('reads back cell by cell, whatever texts there are [LS-06]', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(nasty, nasty), { maxLength: 5 }), lines => {
      const [csv, xlsx] = [parseCsv(toCsv(lines)), readXlsx(toXlsx(lines, { name: 'Lista' }))]
      expect(xlsx).toEqual(lines)
      expect(csv.map(cells => cells.map(cell => (cell.startsWith("'") ? cell.slice(1) : cell)))).toEqual(
        lines.map(cells => cells.map(cell => (cell.startsWith("'") ? cell.slice(1) : cell))),
      )
    }),
  )
})

const table = {
  ...{ columns, rows, order: sheet.order, shown: sheet.order, gone: null, held: new Set<number>(), texts: () => [] },
  ...{ found: { prepared: prepare<ListedRecord>([], columns), words: [], indices: null }, narrowed: false },
}

const renderButton = (rowsNow: typeof rows | null, selected?: ReadonlySet<number>) => {
  const store = createStore()
  const tree = (now: typeof rows | null) => (
    <Provider store={store}>
      <MemoryRouter>
        <ExportButton
          name="productos acabados"
          selected={selected}
          table={{ ...table, rows: now, order: now ? table.order : new Int32Array(0) }}
        />
      </MemoryRouter>
    </Provider>
  )
  const { rerender } = render(tree(rowsNow))
  return { store, show: (now: typeof rows | null) => rerender(tree(now)) }
}

it('waits for the rows, in its place and with the focus, before it offers a file of them [LS-06]', async () => {
  const user = userEvent.setup()
  const { show } = renderButton(null)
  const button = screen.getByRole('button', { name: 'Exportar' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.keyboard('{ArrowDown}')
  show(rows)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
  expect(button).not.toHaveAttribute('aria-disabled')
  await user.click(button)
  expect(await screen.findByText('Exportar 3 filas, 3 columnas')).toBeInTheDocument()
  show(null)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Exportar' })).toHaveAttribute('aria-disabled', 'true')
})

it('offers none in the menu behind the search either while the rows are on their way [LS-06]', async () => {
  const nothing = () => undefined
  const tools = { name: 'familias', columns: [], filters: [], filtering: null, view: initialView, views: noViews }
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <ListMore {...tools} table={{ ...table, rows: null }} onViewChange={nothing} onViewsChange={nothing} />
      </MemoryRouter>
    </Provider>,
  )
  await userEvent.setup().click(screen.getByRole('button', { name: /^Más/ }))
  const entries = await screen.findAllByRole('menuitem', { name: /Exportar/ })
  expect(entries.map(entry => entry.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
})

it.each([
  ['Hoja de cálculo', /^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_productos_acabados\.xlsx$/],
  ['Texto separado por punto y coma', /^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_productos_acabados\.csv$/],
])('is asked for by a menu that says how much: %s [LS-06]', async (entry, name) => {
  const user = userEvent.setup()
  const { store } = renderButton(rows)
  await user.click(screen.getByRole('button', { name: 'Exportar 3 filas' }))
  expect(await screen.findByText('Exportar 3 filas, 3 columnas')).toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: new RegExp(entry) }))
  await waitFor(() => expect(selectDownloads(store.getState())).toHaveLength(1))
  const [download] = selectDownloads(store.getState())
  expect(download?.name).toMatch(name)
  const file = fileVault.open({ ticket: download?.ticket ?? '' })
  expect(file.size).toBeGreaterThan(100)
  expect(JSON.stringify(store.getState())).not.toContain('HYPERLINK')
})

it.each([
  [[1, 3], 'Exportar las 2 seleccionadas', ['Nombre', '=HYPERLINK("x")', 'P2O5']],
  [[2], 'Exportar la seleccionada', ['Nombre', 'Un nombre mucho más largo de lo que la tabla muestra']],
  [[], 'Exportar 3 filas', EXPECTED.map(([name]) => name)],
])('exports the rows that are selected, or else all that show, and says which: %j [LS-05, LS-06]', async (selected, label, names) => {
  const user = userEvent.setup()
  const { store } = renderButton(rows, new Set(selected))
  await user.click(screen.getByRole('button', { name: label }))
  expect(await screen.findByText(`${label}, 3 columnas`)).toBeInTheDocument()
  await user.click(screen.getByRole('menuitem', { name: /XLSX/ }))
  await waitFor(() => expect(selectDownloads(store.getState())).toHaveLength(1))
  const file = fileVault.open({ ticket: selectDownloads(store.getState())[0]?.ticket ?? '' })
  expect(readXlsx(new Uint8Array(await file.arrayBuffer())).map(([name]) => name)).toEqual(names)
})
