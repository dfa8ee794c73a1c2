import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ImportRun, RunRow } from '@/features/importar/model/importRun'
import {
  columnsRequested,
  retryRequested,
  rowBegun,
  rowEnded,
  runEnded,
  selectImport,
  undoEnded,
  undoRequested,
} from '@/features/importar/slice'
import {
  familiasFile,
  familiasMatches,
  familiasRows,
  laid,
  reviewedRow,
  runOf,
  runRow,
  withFile,
  withReview,
  withRun,
} from '@test/features/importar/given'
import { showImport } from '@test/features/importar/show'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

beforeAll(() => {
  layOut({ height: 900 })
  matchMedia()
})

const extended = { configuration: { ...stateAfter().configuration, extensions: true } }
const changed = reviewedRow(2, { state: 'changed', name: 'Algas', changes: familiasRows[0]?.changes ?? [] })
const added = reviewedRow(3, { state: 'new', id: null, name: 'Bioactivadores' })
const done: readonly RunRow[] = [runRow(changed, 'changed'), runRow(added, 'created', { id: 31 })]

const show = (rows: readonly RunRow[] = done, more: Partial<ImportRun> = {}, state = {}) => {
  const shown = showImport('familias', state)
  laid(shown.store, ...withFile(familiasFile, familiasMatches), ...withReview(familiasRows), ...withRun(runOf(rows, more)))
  return { ...shown, importar: () => selectImport(shown.store.getState()) }
}
const title = () => screen.getByRole('heading', { level: 1 })
const fact = (term: string) =>
  screen.getAllByRole('definition')[screen.getAllByRole('term').findIndex(({ textContent }) => textContent === term)] ?? null
const bar = () => screen.getByRole('group', { name: 'Importación terminada' })
/** True if a status repeats the title, which has the focus and is read by it. */
const isTitleRepeated = () => screen.getAllByRole('status').some(({ textContent }) => textContent === title().textContent)

it('says what was written where all went well, and leads to the list [IX-06]', async () => {
  show(done, { names: [{ key: 'iconos/a', recurso: 'iconos', text: 'Ecológico', id: 4, reason: null }] })
  expect(title()).toHaveTextContent('2 filas importadas')
  expect(title()).toHaveFocus()
  expect(isTitleRepeated()).toBe(false)
  expect(fact('Familias nuevas')).toHaveTextContent('1')
  expect(fact('Familias cambiadas')).toHaveTextContent('11 valor')
  expect(fact('Iconos creados')).toHaveTextContent('1Ecológico')
  expect(fact('Iguales')).toHaveTextContent('1no se han tocado')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  expect(within(bar()).getByRole('link', { name: 'Ir a la lista' })).toHaveAttribute('href', '/maestras/familias')
  expect(screen.queryByRole('button', { name: 'Deshacer la importación' })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
})

it('keeps what failed with its reason and its record, and tries it again alone [IX-06]', async () => {
  const { asked, user } = show(
    [runRow(changed, 'failed', { reason: 'Otra persona lo ha cambiado mientras tanto' }), runRow(added, 'created', { id: 31 })],
    { left: familiasRows.slice(3) },
  )
  expect(title()).toHaveTextContent('1 de 2 filas importadas')
  const table = screen.getByRole('table', { name: 'Filas que no se han podido importar' })
  const [, row] = within(table).getAllByRole('row')
  expect(row).toHaveTextContent('Fila 2AlgasCambiaOtra persona lo ha cambiado mientras tanto')
  expect(within(table).getByRole('link', { name: 'Algas' })).toHaveAttribute('href', '/maestras/familias')
  // Without a history there are no links to changes.
  expect(within(table).getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/^Otras 2 filas quedaron fuera al revisar: 1 con error y 1 repetida\./)).toBeVisible()
  expect(within(bar()).getByRole('status')).toHaveTextContent('1 fila sin importar')
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Reintentar la fila' }))
  await user.click(screen.getByRole('button', { name: 'Descargar lo que falta' }))
  expect(asked()).toEqual(expect.arrayContaining(['importar/retryRequested', 'importar/leftDownloadRequested']))
})

it('tries one of several rows again alone, and leads to the bin where its record is deleted [IX-06]', async () => {
  const gone = runRow(changed, 'failed', { reason: 'Se ha eliminado mientras tanto' })
  const { actions, user } = show([gone, runRow(added, 'failed', { reason: 'El servidor no responde' })], {}, extended)
  const table = screen.getByRole('table', { name: 'Filas que no se han podido importar' })
  expect(
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Abrir la papelera'])
  await user.click(within(table).getByRole('button', { name: 'Reintentar la fila 3, Bioactivadores' }))
  expect(actions()).toContainEqual(retryRequested({ run: 'run', row: 3 }))
  expect(await violations()).toEqual([])
})

it('leaves a failed row out, which can be tried again, and leads to what others have changed [IX-06]', async () => {
  const stale = runRow(changed, 'failed', { reason: 'Otra persona lo ha cambiado mientras tanto' })
  const { actions, user } = show([stale, runRow(added, 'failed', { reason: 'El servidor no responde' })], {}, extended)
  expect(screen.getAllByRole('link', { name: /^Ver los cambios/ }).map(({ textContent }) => textContent)).toEqual(['Ver los cambios'])
  expect(within(bar()).getByRole('status')).toHaveTextContent('2 filas sin importar')
  await user.click(screen.getByRole('button', { name: 'Dejar fuera la fila 3, Bioactivadores' }))
  const [, , row] = screen.getAllByRole('row')
  expect(row).toHaveTextContent('El servidor no responde · se deja fuera')
  expect(within(bar()).getByRole('status')).toHaveTextContent('1 fila sin importar')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reintentar la fila 3, Bioactivadores' })).toHaveFocus())
  expect(await violations()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Dejar fuera la fila 2, Algas' }))
  expect(screen.queryByRole('button', { name: /^Reintentar las? (fila$|\d)/ })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Descargar lo que falta' })).toBeVisible()
  expect(title()).toHaveTextContent('0 de 2 filas importadas')
  await user.click(screen.getByRole('button', { name: 'Reintentar la fila 2, Algas' }))
  expect(actions()).toContainEqual(retryRequested({ run: 'run', row: 2 }))
})

it('leads to the record that others have made under the same code meanwhile [IX-06]', async () => {
  show([runRow(changed, 'changed'), runRow(added, 'failed', { reason: 'Otra persona lo ha creado mientras tanto', other: 40 })])
  const link = screen.getByRole('link', { name: 'Abrir el otro: Bioactivadores' })
  expect(link).toHaveTextContent('Abrir el otro')
  expect(link).toHaveAttribute('href', '/maestras/familias')
  expect(await violations()).toEqual([])
})

it('is there again after a look at something else, by "back" alone [IX-06]', async () => {
  const { user, router } = show([runRow(changed, 'failed', { reason: 'El servidor no responde' })])
  await user.click(within(bar()).getByRole('link', { name: 'Ir a la lista' }))
  expect(screen.getByText('Lista')).toBeVisible()
  await act(() => router.navigate(-1))
  expect(title()).toHaveTextContent('0 de 1 fila importada')
  expect(title()).toHaveFocus()
  await act(() => router.navigate('/maestras/familias'))
  await act(() => router.navigate('/importar/familias'))
  expect(title()).toHaveTextContent('Importar familias')
})

it('is not there again where it was left while it was undone: its end would not be told [IX-07]', async () => {
  const { store, router } = show(done, { entry: 8 }, extended)
  laid(store, undoRequested({ run: 'run' }))
  await act(() => router.navigate('/maestras/familias'))
  await act(() => router.navigate(-1))
  expect(title()).toHaveTextContent('Importar familias')
})

it('offers the file of what the review left out even where nothing failed [IX-06]', () => {
  show(done, { left: familiasRows.slice(4) })
  expect(screen.getByText(/^1 fila quedó fuera al revisar: 1 con error\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Descargar lo que falta' })).toBeVisible()
})

it('says that a run was stopped, and goes on with the rest [IX-06]', () => {
  show([runRow(changed, 'changed'), runRow(added, 'waiting')])
  expect(title()).toHaveTextContent('1 de 2 filas importadas')
  expect(within(bar()).getByRole('status')).toHaveTextContent('1 sin hacer: se detuvo')
  expect(screen.getByRole('button', { name: 'Seguir con la que falta' })).toBeVisible()
})

it('shows the first 200 of thousands that failed [IX-06]', () => {
  show(
    Array.from({ length: 300 }, (_, at) =>
      runRow(reviewedRow(at + 2, { state: 'changed' }), 'failed', { reason: 'El servidor no responde' }),
    ),
  )
  expect(screen.getAllByRole('rowheader')).toHaveLength(200)
  expect(screen.getByText('Y otras 100, que están en el archivo de «Descargar lo que falta».')).toBeVisible()
})

it('shows the run over the review, stops it after the record under work, and then its result [IX-06]', async () => {
  const { store, user, importar } = show([runRow(changed, 'waiting'), runRow(added, 'waiting')], { phase: 'running' })
  laid(store, rowBegun({ run: 'run', name: 'Algas' }))
  const panel = await screen.findByRole('dialog', { name: 'Importando' })
  expect(within(panel).getByText('1 de 2')).toBeVisible()
  expect(within(panel).getByText('Algas')).toBeVisible()
  expect(within(panel).getByText('Si cierra la pestaña, la importación sigue donde estaba al volver a abrirla.')).toBeVisible()
  const stop = within(panel).getByRole('button', { name: 'Detener' })
  // Closing the tab asks no question, because the run can be resumed.
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
  expect(stop).toHaveFocus()
  expect(await violations()).toEqual([])
  laid(store, rowEnded({ run: 'run', number: 2, state: 'failed', id: 2, reason: 'El servidor no responde', other: null }))
  expect(within(panel).getByText('No se han podido importar')).toBeVisible()
  await user.click(stop)
  expect(importar().run?.phase).toBe('stopping')
  laid(store, runEnded({ run: 'run', entry: null }))
  await waitFor(() => expect(title()).toHaveTextContent('0 de 2 filas importadas'))
  await waitFor(() => expect(title()).toHaveFocus())
})

it('asks once before a running import is left [IX-06]', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { router } = show([runRow(changed, 'waiting')], { phase: 'running' })
  await act(() => router.navigate('/maestras/familias'))
  expect(await screen.findByRole('alertdialog', { name: 'Hay una operación en marcha' })).toBeVisible()
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})

it('a run ends with its result, whatever page is asked for meanwhile [IX-06]', async () => {
  const { store } = show([runRow(changed, 'waiting')], { phase: 'running' })
  laid(store, columnsRequested(), rowEnded({ run: 'run', number: 2, state: 'changed', id: 2, reason: null, other: null }))
  laid(store, runEnded({ run: 'run', entry: null }))
  await waitFor(() => expect(title()).toHaveTextContent('1 fila importada'))
})

it('asks before it undoes the import, and says what kept its changes [IX-07]', async () => {
  const { user, importar, store } = show(done, { entry: 8 }, extended)
  expect(screen.getByRole('link', { name: 'Ver en Actividad' })).toHaveAttribute('href', '/actividad')
  await user.click(screen.getByRole('button', { name: 'Deshacer la importación' }))
  const question = await screen.findByRole('alertdialog', { name: '¿Deshacer la importación de 2 familias?' })
  expect(question).toHaveTextContent('1 familia vuelve a como estaba y 1 nueva va a la papelera.')
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Deshacer 2' }))
  expect(importar().undo).toEqual({ phase: 'running' })
  expect(screen.getByText('Deshaciendo ...')).toBeVisible()
  laid(
    store,
    undoEnded({
      phase: 'done',
      deshecho: { deshechos: 1, cambiados: [{ tipo: 'familias', id: 2, codigo: null, nombre: { es_ES: 'Algas' } }] },
    }),
  )
  expect(title()).toHaveTextContent('Importación deshecha, salvo 1 familia')
  await waitFor(() => expect(title()).toHaveFocus())
  expect(isTitleRepeated()).toBe(false)
  expect(screen.getByRole('link', { name: 'Algas' })).toHaveAttribute('href', '/maestras/familias')
  expect(screen.getByText('1 de 2 como antes')).toBeVisible()
  expect(await violations()).toEqual([])
})

it('offers nothing that writes rows or drops the result while the import is being undone [IX-07]', async () => {
  const rows = [runRow(changed, 'failed', { reason: 'El servidor no responde' }), runRow(added, 'created', { id: 31 })]
  const { store } = show([...rows, runRow(reviewedRow(4), 'waiting')], { entry: 8 }, extended)
  const names = [
    ...['Reintentar la fila', 'Dejar fuera la fila 2, Algas', 'Reintentar la fila 2, Algas'],
    ...['Otro archivo', 'Seguir con la que falta'],
  ]
  const areEnabled = () => names.map(name => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
  laid(store, undoRequested({ run: 'run' }))
  expect(areEnabled()).toEqual(names.map(() => false))
  expect(await violations()).toEqual([])
  laid(store, undoEnded({ phase: 'failed', reason: 'El servidor no responde' }))
  expect(areEnabled()).toEqual(names.map(() => true))
})

it('says why the import could not be undone [IX-07]', () => {
  const { store } = show(done, { entry: 8 }, extended)
  laid(store, undoEnded({ phase: 'failed', reason: 'El servidor no responde' }))
  expect(screen.getByText('El servidor no responde')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deshacer la importación' })).toBeEnabled()
})

it('takes another file [IX-01]', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Otro archivo' }))
  expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeVisible()
})
