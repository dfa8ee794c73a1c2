import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ColumnMatch, ImportFile, MissingName, ReviewedRow } from '@/features/importar/model/types'
import { reviewEnded, reviewFailed, reviewRequested, rowsReviewed, rowsRevised, selectImport } from '@/features/importar/slice'
import { cultivos } from '@/store/catalogues'
import {
  cell,
  familiasFile,
  familiasMatches,
  familiasRows,
  fieldTarget,
  laid,
  match,
  reviewedRow,
  sheetOf,
  undecided,
  withFile,
  withReview,
} from '@test/features/importar/given'
import { showImport } from '@test/features/importar/show'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

beforeAll(() => {
  layOut({ height: 900 })
  matchMedia()
})

const bioactivadores: MissingName = {
  key: 'familias/bioactivadores',
  recurso: 'familias',
  text: 'Bioactivadores',
  rows: 5,
  nearest: { text: 'Bioestimulantes', value: 9 },
  canMake: true,
}

const cultivo = (id: number, nombre: string) => ({
  ...{ id, nombre: { es_ES: nombre }, grupo_de_cultivo: null, imagen: null, imagen_icono: null },
})

interface Setup {
  rows?: readonly ReviewedRow[]
  missing?: readonly MissingName[]
  matches?: readonly ColumnMatch[]
  file?: ImportFile
  recurso?: string
}

const show = ({ rows = familiasRows, missing = [], matches = familiasMatches, file = familiasFile, recurso = 'familias' }: Setup = {}) => {
  const shown = showImport(recurso)
  laid(shown.store, ...withFile(file, matches), ...withReview(rows, missing))
  return {
    ...shown,
    decisions: () => selectImport(shown.store.getState()).decisions,
    step: () => selectImport(shown.store.getState()).step,
  }
}

const acabadosFile: ImportFile = {
  name: 'acabados.xlsx',
  sheets: [sheetOf(['N. Registro', 'Nombre', 'Familia', 'Países', 'Título', 'Componente'])],
}
const acabadosMatches = [
  match(fieldTarget('codigo')),
  match(fieldTarget('nombre', 'es_ES')),
  match(fieldTarget('familia')),
  match(fieldTarget('paises')),
  match(fieldTarget('descripcion2', 'fr_FR')),
  match({ kind: 'line', field: 'componente' }),
]
const acabados = (rows: readonly ReviewedRow[], missing: readonly MissingName[] = []) =>
  show({ rows, missing, file: acabadosFile, matches: acabadosMatches, recurso: 'productos_acabados' })

const table = () => screen.getByRole('table', { name: 'Filas del archivo' })
const row = (number: number) => within(table()).getByRole('row', { name: new RegExp(`^Fila ${number}\\b`) })
const state = (label: RegExp) => screen.getByRole('radio', { name: label })
const heads = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
const bar = () => screen.getByRole('group', { name: 'Importar las filas' })

it('shows every row with what happens to it, and says what will be done [IX-03]', async () => {
  show()
  expect(screen.getByText('Nada se ha escrito todavía')).toBeVisible()
  expect(row(2)).toHaveTextContent('Cambia')
  expect(row(2)).toHaveTextContent('[quitado: #111111][añadido: #00aa33]')
  expect(row(3)).toHaveTextContent('Nuevo')
  expect(row(4)).toHaveTextContent('Igual')
  expect(row(5)).toHaveTextContent(/Repetida.*Repite la fila 2/)
  expect(row(6)).toHaveTextContent(/Error.*verdosoNo es un color/)
  expect(table()).toHaveAttribute('aria-rowcount', '6')
  expect(within(bar()).getByRole('status')).toHaveTextContent('2 de 5 filas')
  expect(bar()).toHaveTextContent('1 nueva y 1 que cambia. La igual no se toca; 1 con error y 1 repetida quedan fuera.')
  expect(screen.getByRole('button', { name: 'Importar 2' })).toBeEnabled()
  expect(await violations()).toEqual([])
})

it('filters the rows by their state, with its number, and by a search [IX-03]', async () => {
  const { user } = show()
  expect(state(/^Todas 5$/)).toBeChecked()
  state(/^Todas/).focus()
  await user.click(state(/^Error 1$/))
  expect(within(table()).getAllByRole('rowheader')).toHaveLength(1)
  await user.click(state(/^Igual 1$/))
  await user.type(screen.getByRole('searchbox', { name: 'Buscar en las filas' }), 'verdoso')
  expect(await screen.findByText('Ninguna fila cumple la búsqueda')).toBeVisible()
  await user.click(state(/^Todas 5$/))
  await waitFor(() => expect(within(table()).getAllByRole('rowheader')).toHaveLength(1))
  expect(row(6)).toBeVisible()
})

it('says how many columns of the file are used [IX-02]', () => {
  show({ matches: [...familiasMatches.slice(0, 1), match(null), match(null)] })
  expect(screen.getByText('1 de 3 columnas')).toBeVisible()
})

it('says so where no row is in a state [IX-03]', async () => {
  const { user } = show({ rows: familiasRows.slice(0, 2) })
  await user.click(state(/^Error 0$/))
  expect(screen.getByText('Ninguna fila está en este estado')).toBeVisible()
})

it('hides columns in which no row changes, until they are asked for [IX-03]', async () => {
  const { user } = acabados([
    reviewedRow(2, { state: 'changed', code: '10482', cells: { 2: cell('same', 'Fosfitos'), 3: cell('changed', 'ES, FR', 'ES, GR') } }),
  ])
  expect(heads()).toEqual(['Fila', 'N. Registro', 'Nombre es_ES', 'Países', 'Composición'])
  expect(row(2)).toHaveTextContent('ES, [añadido: GR], [quitado: FR]')
  await user.click(screen.getByRole('checkbox', { name: 'Solo columnas que cambian' }))
  expect(heads()).toEqual(['Fila', 'N. Registro', 'Nombre es_ES', 'Familia', 'Países', 'Título fr_FR', 'Composición'])
})

it('marks whole words of a text that changes, and says what is emptied [IX-03, IX-04]', () => {
  acabados([
    reviewedRow(2, {
      state: 'changed',
      cells: { 2: cell('emptied', 'Fosfitos', ''), 4: cell('changed', 'Corrector quelatado de zinc', 'Corrector líquido de zinc') },
    }),
  ])
  expect(row(2)).toHaveTextContent('[quitado: Fosfitos] vacío')
  expect(row(2)).toHaveTextContent('Corrector [quitado: quelatado][añadido: líquido] de zinc')
})

it('settles a name that does not exist once for all its rows: the nearest, a new one, and back [IX-04]', async () => {
  const { user, decisions } = acabados([reviewedRow(2, { state: 'error' })], [bioactivadores])
  const names = screen.getByRole('region', { name: 'Nombres que no existen' })
  expect(names).toHaveTextContent('Familia «Bioactivadores» no existe 5 filas')
  await user.click(screen.getByRole('button', { name: '¿Bioestimulantes? Ponerlo en 5 filas' }))
  expect(decisions().names).toEqual({ 'familias/bioactivadores': { use: 9 } })
  expect(names).toHaveTextContent('Familia «Bioactivadores» será «Bioestimulantes»')
  await user.click(screen.getByRole('button', { name: 'Deshacer: Familia «Bioactivadores»' }))
  expect(decisions().names).toEqual({})
  await user.click(screen.getByRole('button', { name: 'Crear familia «Bioactivadores»' }))
  expect(decisions().names).toEqual({ 'familias/bioactivadores': { make: true } })
  expect(names).toHaveTextContent('se creará al importar, una vez')
  expect(bar()).toHaveTextContent('Se crea 1 familia.')
  expect(await violations()).toEqual([])
})

it('makes a stage that does not exist in a crop that is chosen in its line, and back [IX-04]', async () => {
  const cuajado = { ...bioactivadores, key: 'estados_fenologicos/cuajado', recurso: 'estados_fenologicos', text: 'Cuajado' } as const
  const { user, store, decisions } = acabados([reviewedRow(2, { state: 'error' })], [cuajado])
  // The first answer, an empty list, would replace the crops.
  await waitFor(() => expect(cultivos.selectIsThere(store.getState())).toBe(true))
  laid(store, cultivos.loaded([cultivo(4, 'Tomate'), cultivo(5, 'Vid')]))
  await user.click(screen.getByRole('combobox', { name: 'Cultivo en el que se crea «Cuajado»' }))
  await user.keyboard('tom')
  await user.click(await screen.findByRole('option', { name: 'Tomate' }))
  expect(decisions().names).toEqual({ [cuajado.key]: { make: true, owner: 4 } })
  const names = screen.getByRole('region', { name: 'Nombres que no existen' })
  expect(names).toHaveTextContent('Estado fenológico «Cuajado» se creará en Tomate al importar, una vez')
  expect(bar()).toHaveTextContent('Se crea 1 estado fenológico.')
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Deshacer: Estado fenológico «Cuajado»' }))
  expect(decisions().names).toEqual({})
  expect(await violations()).toEqual([])
})

it('makes a stage whose text names its crop in that crop, without a question [IX-04]', async () => {
  const key = 'estados_fenologicos/tomate:cuajado'
  const owned = { owner: 4, name: 'Cuajado' }
  const missing = { ...bioactivadores, key, recurso: 'estados_fenologicos', text: 'Tomate: Cuajado', owned } as const
  const { user, decisions } = acabados([reviewedRow(2, { state: 'error' })], [missing])
  await user.click(screen.getByRole('button', { name: 'Crear estado fenológico «Tomate: Cuajado»' }))
  expect(decisions().names).toEqual({ [key]: { make: true, owner: 4 } })
})

it('says that a code is emptied [IX-03, IX-04]', () => {
  acabados([reviewedRow(2, { state: 'changed', code: '10482', cells: { 0: cell('emptied', '10482', '') } })])
  expect(row(2)).toHaveTextContent('[quitado: 10482] vacío')
})

it('says once that the name of a row is missing, and both where the row has another reason [IX-03]', () => {
  const missing = { 1: cell('error', '', '', { reason: 'Falta' }) }
  const wrong = { state: 'error', id: null, name: '', cells: missing } as const
  acabados([
    reviewedRow(2, { ...wrong, reason: 'Falta el código o el nombre' }),
    reviewedRow(3, { ...wrong, reason: 'Falta Código' }),
    reviewedRow(4, { ...wrong, code: 'C9' }),
  ])
  const said = (number: number) =>
    within(row(number))
      .getAllByText(/^Falta/)
      .map(({ textContent }) => textContent)
  expect([said(2), said(3), said(4)]).toEqual([['Falta el código o el nombre'], ['Falta', 'Falta Código'], ['Falta']])
})

it('shows the three names that most rows have, and the others when asked [IX-04]', async () => {
  const missing = [5, 4, 3, 2, 1].map(at => ({
    ...bioactivadores,
    key: `familias/${at}`,
    text: `Familia ${at}`,
    rows: at,
    nearest: null,
    canMake: at > 3,
  }))
  const { user } = acabados([reviewedRow(2, { state: 'error' })], missing)
  const texts = () =>
    within(screen.getByRole('region', { name: 'Nombres que no existen' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(texts()).toHaveLength(3)
  expect(texts()[0]).toMatch(/^Familia «Familia 5»/)
  // No button offers to create the record, which needs more than a name.
  expect(screen.queryByRole('button', { name: 'Crear familia «Familia 3»' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ver 2 más' }))
  expect(texts()).toHaveLength(5)
})

it('takes the nearest name for one row alone, at its cell, and back [IX-04]', async () => {
  const wrong = cell('error', '', 'Bioactivadores', { reason: 'No existe', suggestions: [{ text: 'Bioestimulantes', value: 9 }] })
  const { user, store, decisions } = acabados([reviewedRow(5, { state: 'error', cells: { 2: wrong } })])
  await user.click(screen.getByRole('button', { name: '¿Bioestimulantes? Ponerlo en la fila 5' }))
  expect(decisions().cells).toEqual({ '5/2': [9] })
  const right = reviewedRow(5, { state: 'changed', cells: { 2: cell('changed', '', 'Bioestimulantes') } })
  laid(store, rowsRevised({ rows: [right], missing: [], decisions: decisions() }))
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Deshacer: Familia de la fila 5' }))
  expect(decisions().cells).toEqual({})
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument()
})

it('takes either word of a flag at a cell with another one [IX-04]', async () => {
  const suggestions = ['Activo', 'Inactivo'].map(word => ({ text: word, value: word }))
  const wrong = cell('error', '', 'quizás', { reason: 'Escriba Activo o Inactivo', suggestions })
  const { user, decisions } = acabados([reviewedRow(5, { state: 'error', cells: { 2: wrong } })])
  expect(within(row(5)).getByText(/^Escriba/)).toHaveTextContent('Escriba Activo o Inactivo ¿Activo? ¿Inactivo?')
  await user.click(screen.getByRole('button', { name: '¿Inactivo? Ponerlo en la fila 5' }))
  expect(decisions().cells).toEqual({ '5/2': ['Inactivo'] })
})

it('names the columns with an error beside the name of the row, and leads to each cell [IX-03, IX-04]', async () => {
  const wrong = (after: string) => cell('error', '', after, { reason: 'No existe' })
  const { user } = acabados([
    reviewedRow(5, { state: 'error', name: 'Boro', cells: { 2: wrong('Algas'), 4: wrong('x'), 5: wrong('Zink') } }),
  ])
  const named = within(row(5)).getByText(/^Error en/)
  expect(named).toHaveTextContent('Error en Familia, Título fr_FR, Composición')
  expect(within(row(5)).getByRole('cell', { name: /^Boro Error en/ })).toContainElement(named)
  for (const [title, value] of [
    ['Familia', 'Algas'],
    ['Título fr_FR', 'x'],
    ['Composición', 'Zink'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `${title}: ir al error de la fila 5` }))
    expect(within(row(5)).getByRole('cell', { name: new RegExp(`${value} No existe`) })).toHaveFocus()
  }
  expect(await violations()).toEqual([])
})

it('takes back the nearest name of a line of composition [IX-04, IX-05]', async () => {
  const wrong = cell('error', '', 'Zink', { reason: 'No existe', suggestions: [{ text: 'Zinc', value: 4 }] })
  const { user, store, decisions } = acabados([reviewedRow(5, { state: 'error', cells: { 5: wrong } })])
  await user.click(screen.getByRole('button', { name: '¿Zinc? Ponerlo en la fila 5' }))
  laid(store, rowsRevised({ rows: [reviewedRow(5)], missing: [], decisions: decisions() }))
  await user.click(screen.getByRole('button', { name: 'Deshacer: Componente de la fila 5' }))
  expect(decisions().cells).toEqual({})
})

it('asks which record is meant where several have the code, or whether it is a new one [IX-03]', async () => {
  const candidates = [
    { id: 12, name: 'Amino Vegetal', detail: 'id 12 · Aminoácidos' },
    { id: 13, name: 'Amino Vegetal Export', detail: 'id 13 · Aminoácidos' },
  ]
  const open = reviewedRow(7, { state: 'error', id: null, code: '10118', candidates })
  const { user, store, decisions } = acabados([open])
  const revised = (revision: Partial<ReviewedRow>) =>
    laid(store, rowsRevised({ rows: [{ ...open, ...revision }], missing: [], decisions: decisions() }))
  const menu = () => screen.getByRole('button', { name: 'Elegir cuál de los 2, fila 7' })
  expect(row(7)).toHaveTextContent('Hay 2 con el 10118')
  await user.click(menu())
  await user.click(await screen.findByRole('menuitem', { name: /^Amino Vegetal Export/ }))
  expect(decisions().rows).toEqual({ 7: 13 })
  await waitFor(() => expect(menu()).toHaveFocus())

  // A choice can be changed, also while another cell of the row is invalid.
  revised({ id: 13, name: 'Amino Vegetal Export' })
  expect(row(7)).toHaveTextContent('Amino Vegetal Export')
  expect(row(7)).not.toHaveTextContent('Hay 2 con el 10118')
  revised({ state: 'changed', id: 13, name: 'Amino Vegetal Export' })
  expect(await violations()).toEqual([])
  await user.click(menu())
  expect(await screen.findByRole('menuitemradio', { name: /^Amino Vegetal Export/ })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: /^Amino Vegetal id 12/ }))
  expect(decisions().rows).toEqual({ 7: 12 })

  // A choice can be taken back.
  await user.click(screen.getByRole('button', { name: 'Deshacer: elección de la fila 7' }))
  expect(decisions().rows).toEqual({})
  revised({})
  expect(row(7)).toHaveTextContent('Hay 2 con el 10118')
  await user.click(screen.getByRole('button', { name: 'Es nuevo: crear un registro con la fila 7' }))
  expect(decisions().rows).toEqual({ 7: null })
  revised({ state: 'new' })
  await user.click(screen.getByRole('button', { name: 'Deshacer: elección de la fila 7' }))
  expect(decisions().rows).toEqual({})
})

it('offers a new product where the code is that of a record, or repeats a row, beside what else is wrong [IX-03]', async () => {
  const candidates = [{ id: 12, name: 'Amino', detail: 'id 12' }]
  const { user, decisions } = acabados([
    reviewedRow(7, {
      state: 'error',
      id: 12,
      name: 'Amino Plus',
      cells: { 2: cell('error', '', 'Fosfito', { reason: 'No existe' }) },
      candidates,
    }),
    reviewedRow(8, { state: 'repeated', id: 12, name: 'Amino', reason: 'Repite la fila 7', candidates }),
  ])
  expect(row(7)).toHaveTextContent(/Amino PlusElegir cuálEs nuevo/)
  expect(row(8)).toHaveTextContent(/AminoRepite la fila 7Elegir cuálEs nuevo/)
  expect(screen.getByRole('button', { name: 'Elegir cuál, fila 7' })).toBeEnabled()
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Es nuevo: crear un registro con la fila 8' }))
  expect(decisions().rows).toEqual({ 8: null })
})

it('opens the composition of a row: lines that change, how many stay, and the rule [IX-05]', async () => {
  const lines = {
    before: [1, 2],
    inputs: [{}, {}].map(() => ({
      componente: 1,
      solubilidad: 0,
      cantidad_1: 1,
      magnitud_1: null,
      cantidad_2: null,
      magnitud_2: null,
      made: {},
    })),
    shown: [
      { state: 'same', before: 'Boro (B)', after: 'Boro (B)' },
      { state: 'added', before: '', after: 'Manganeso (Mn) 0,5 % p/p' },
      { state: 'removed', before: 'Zinc (Zn) 8 % p/p', after: '' },
    ] as const,
  }
  const { user } = acabados([reviewedRow(2, { state: 'changed', name: 'Zinc Foliar', lines })])
  const toggle = screen.getByRole('button', { name: 'Composición de Zinc Foliar: 2 líneas, 2 cambios' })
  toggle.focus()
  await user.keyboard('{Enter}')
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const opened = screen.getByRole('table', { name: 'Composición de Zinc Foliar, antes y después' })
  expect(
    within(opened)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['LíneaQué pasa', '[añadido: Manganeso (Mn) 0,5 % p/p]Se añade', '[quitado: Zinc (Zn) 8 % p/p]Se quita'])
  expect(screen.getByText('1 línea igual. Este producto se queda con las 2 del archivo.')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('leads from one error to the next by Alt and an arrow, wherever the focus is, and round from the last [IX-03]', async () => {
  const rows = [2, 3, 4, 5].map(at => reviewedRow(at, { state: at % 2 ? 'error' : 'same' }))
  const { user } = show({ rows })
  screen.getByRole('searchbox').focus()
  const head = (number: number) => within(row(number)).getByRole('rowheader')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(head(3)).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(head(5)).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(head(3)).toHaveFocus()
  head(3).blur()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(head(5)).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(head(3)).toHaveFocus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(head(5)).toHaveFocus()
})

it('shows rows as they come, and imports none before all are there [IX-03, IX-09]', () => {
  const { store } = showImport()
  laid(
    store,
    ...withFile(familiasFile, familiasMatches),
    reviewRequested(),
    rowsReviewed({ rows: familiasRows.slice(0, 2), progress: { done: 2, total: 5 } }),
  )
  expect(screen.getByText('Revisando 2 de 5 filas ...')).toBeVisible()
  expect(row(3)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Importar 2' })).toBeDisabled()
  laid(
    store,
    rowsReviewed({ rows: familiasRows.slice(2), progress: { done: 5, total: 5 } }),
    reviewEnded({ missing: [], decisions: undecided }),
  )
  expect(screen.getByRole('button', { name: 'Importar 2' })).toBeEnabled()
})

it('imports no rows before they follow the last decision [IX-04, IX-06]', async () => {
  const { user, store, asked, decisions } = acabados([reviewedRow(2, { state: 'changed' })], [bioactivadores])
  const imports = () => screen.getByRole('button', { name: 'Importar 1' })
  await user.click(screen.getByRole('button', { name: '¿Bioestimulantes? Ponerlo en 5 filas' }))
  expect(imports()).toHaveAttribute('aria-disabled', 'true')
  await user.click(imports())
  expect(asked()).not.toContain('importar/runRequested')
  laid(store, rowsRevised({ rows: [], missing: [bioactivadores], decisions: decisions() }))
  expect(imports()).not.toHaveAttribute('aria-disabled')
  await user.click(imports())
  expect(asked()).toContain('importar/runRequested')
})

it('keeps only the rows in sight of 10 000 in the document [IX-09]', () => {
  show({ rows: Array.from({ length: 10_000 }, (_, at) => reviewedRow(at + 2)) })
  expect(table()).toHaveAttribute('aria-rowcount', '10001')
  expect(within(table()).getAllByRole('rowheader').length).toBeLessThan(60)
})

it('imports nothing where all rows are as they are [IX-08]', () => {
  show({ rows: [reviewedRow(2), reviewedRow(3)] })
  expect(within(bar()).getByRole('status')).toHaveTextContent('Las 2 filas son iguales a lo que hay')
  expect(screen.getByRole('button', { name: 'Importar 0' })).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Ir a la lista' })).toHaveAttribute('href', '/maestras/familias')
})

it('says why a review could not be made, and tries again [IX-03]', async () => {
  const { user, store } = show()
  laid(store, reviewFailed('No se han podido cargar las familias'))
  expect(screen.getByText('No se han podido cargar las familias')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Importar 0' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(screen.getByText('Revisando ...')).toBeVisible()
})

it('goes back to the columns and keeps what was settled [IX-03]', async () => {
  const { user, step, decisions } = acabados([reviewedRow(2)], [bioactivadores])
  await user.click(screen.getByRole('button', { name: 'Crear familia «Bioactivadores»' }))
  await user.click(screen.getByRole('button', { name: 'Volver a columnas' }))
  expect(step()).toBe('columns')
  expect(decisions().names).toEqual({ 'familias/bioactivadores': { make: true } })
})

it('asks before decisions are lost with the page, and before no other [IX-03, IX-04]', async () => {
  const { user, decisions, path } = show({ rows: [reviewedRow(2, { state: 'error' })], missing: [bioactivadores] })
  const leave = () => user.click(screen.getByRole('link', { name: 'Familias' }))
  const name = 'Familia «Bioactivadores»'
  await user.click(screen.getByRole('button', { name: `Crear ${name.replace('F', 'f')}` }))
  await leave()
  expect(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Seguir editando' }))
  expect(decisions().names).toEqual({ 'familias/bioactivadores': { make: true } })
  await user.click(screen.getByRole('button', { name: `Deshacer: ${name}` }))
  await leave()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(path()).toBe('/maestras/familias')
})

it('shows of a row on a phone only what changes, one under the other [IX-03]', async () => {
  matchMedia('(width <= 40rem)')
  show()
  expect(row(2)).toBeVisible()
  expect(await violations()).toEqual([])
  matchMedia()
})

it('asks for the run of what is new and what changes [IX-06]', () => {
  const { asked } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Importar 2' }))
  expect(asked()).toContain('importar/runRequested')
})
