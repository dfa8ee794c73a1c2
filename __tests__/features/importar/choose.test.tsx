import { fireEvent, screen, waitFor } from '@testing-library/react'
import { draftIdOf } from '@/features/importar/run/draftIds'
import { fileRead, fileRefused, halfDoneFound, readingCancelled, selectImport } from '@/features/importar/slice'
import { fileVault } from '@/store/vault'
import { COARSE } from '@/ui/useMediaQuery'
import { familiasFile, laid, reviewedRow, runOf, runRow } from '@test/features/importar/given'
import { showImport } from '@test/features/importar/show'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

beforeAll(() => layOut({ height: 900 }))
beforeEach(() => matchMedia())

const CSV = new File(['Nombre\nAlgas'], 'familias.csv')
const transfer = (files: readonly File[], text = '') => ({ files, types: files.length > 0 ? ['Files'] : [], getData: () => text })
const page = () => screen.getByRole('group', { name: 'Archivo' })
const reading = (store: ReturnType<typeof showImport>['store']) => selectImport(store.getState()).reading

it('says where a file goes and what becomes of it, with what the records have [IX-01, IX-08]', async () => {
  showImport()
  expect(screen.getByRole('heading', { level: 1, name: 'Importar familias' })).toBeVisible()
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Archivo')
  expect(screen.getByText('Arrastre un archivo XLSX o CSV aquí, péguelo o elíjalo.')).toBeVisible()
  expect(screen.queryByText('Composición')).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
})

it('asks on a touch screen for a file only, because none can be dragged there [IX-01]', () => {
  matchMedia(COARSE)
  showImport()
  expect(screen.getByText('Elija un archivo XLSX o CSV.')).toBeVisible()
})

it('asks first for the import whose draft was opened [DR-05, IX-06]', () => {
  const { actions } = showImport('familias', {}, { abrir: draftIdOf('r2') })
  expect(actions()).toContainEqual(expect.objectContaining({ payload: { recurso: 'familias', isBack: true, run: 'r2' } }))
})

it('takes a file by the dialog, by dropping it anywhere on the page, and by pasting it; of several the first [IX-01]', async () => {
  const { store } = showImport()
  const chosen = screen.getByLabelText('Archivo de la importación')
  fireEvent.change(chosen, { target: { files: [CSV] } })
  expect(reading(store)).toBe('familias.csv')
  laid(store, readingCancelled())

  fireEvent.dragOver(screen.getByRole('heading', { level: 1 }), { dataTransfer: transfer([CSV]) })
  expect(screen.getByText('Suelte el archivo aquí')).toBeVisible()
  fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer: transfer([CSV, CSV]) })
  expect(reading(store)).toBe('familias.csv')
  expect(screen.getByText('Solo se lee un archivo')).toBeVisible()
  laid(store, readingCancelled())

  fireEvent.paste(document.body, { clipboardData: transfer([CSV]) })
  expect(reading(store)).toBe('familias.csv')
})

it('takes pasted cells, though a spreadsheet pastes a picture of them too; a word is none [IX-01]', async () => {
  const { store } = showImport()
  fireEvent.paste(document.body, { clipboardData: transfer([], 'Algas') })
  expect(reading(store)).toBeNull()
  fireEvent.paste(document.body, { clipboardData: transfer([new File([], 'image.png')], 'Nombre\tColor\nAlgas\t#00aa33') })
  expect(reading(store)).toBe('celdas pegadas')
})

it('takes cells in a field of its own, which counts them as they are written [IX-01]', async () => {
  const { user, store } = showImport()
  await user.click(screen.getByRole('button', { name: 'Pegar celdas' }))
  const field = await screen.findByRole('textbox', { name: 'Celdas' })
  expect(field).toHaveFocus()
  const go = screen.getByRole('button', { name: 'Seguir' })
  await user.paste('Nombre\tColor')
  expect(go).toBeDisabled()
  expect(await violations()).toEqual([])
  await user.paste('\nAlgas\t#00aa33\nFosfitos\t')
  expect(await screen.findByText('2 filas, 2 columnas')).toBeVisible()
  await user.click(go)
  expect(reading(store)).toBe('celdas pegadas')
})

it('says so while a file is read for long, and can be told to stop [IX-01]', async () => {
  const { user, store } = showImport()
  fireEvent.change(screen.getByLabelText('Archivo de la importación'), { target: { files: [CSV] } })
  expect(page()).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByText('Leyendo familias.csv ...')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(reading(store)).toBeNull()
  expect(await screen.findByRole('button', { name: 'Elegir archivo' })).toBeVisible()
})

it('goes to the next page by itself once the file is read, with the focus on its title [IX-01]', () => {
  const { store } = showImport()
  laid(store, fileRead(familiasFile))
  expect(screen.getByText('4 filas, 3 columnas')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('says why a file is refused, keeps the focus and takes another [IX-01, IX-09]', async () => {
  const { store, user } = showImport()
  const button = screen.getByRole('button', { name: 'Elegir archivo' })
  await user.click(button)
  laid(store, fileRefused('tarifa.xlsx está protegido con contraseña. Quítesela y vuelva a elegirlo.'))
  expect(screen.getByRole('alert')).toHaveTextContent('tarifa.xlsx está protegido con contraseña. Quítesela y vuelva a elegirlo.')
  expect(button).toHaveFocus()
  expect(button).toHaveTextContent('Elegir otro archivo')
  expect(await violations()).toEqual([])
})

it('offers an import that stopped half-way, and asks before it forgets it [IX-06]', async () => {
  const { store, user } = showImport()
  const rows = [runRow(reviewedRow(2), 'changed'), runRow(reviewedRow(3), 'waiting'), runRow(reviewedRow(4), 'waiting')]
  laid(store, halfDoneFound(runOf(rows)))
  const notice = screen.getByRole('region', { name: /^Una importación quedó a medias el 24 de noviembre( de 2026)? a las 18:05$/ })
  expect(notice).toHaveTextContent('familias.csv: 1 de 3 filas ya está importada.')
  await user.click(screen.getByRole('button', { name: 'Descartar' }))
  const question = await screen.findByRole('alertdialog', { name: '¿Descartar la importación a medias?' })
  expect(question).toHaveTextContent('La fila ya importada se queda; las 2 que faltan no se importan.')
  await user.click(screen.getAllByRole('button', { name: 'Descartar' }).at(-1) as HTMLElement)
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

it('offers to look at what an earlier import could not write [IX-06]', async () => {
  const { store, user, asked } = showImport()
  laid(store, halfDoneFound(runOf([runRow(reviewedRow(2), 'changed'), runRow(reviewedRow(3), 'failed'), runRow(reviewedRow(4), 'left')])))
  expect(screen.getByText(/^familias\.csv: 1 de 3 filas ya está importada\. Las demás no se han podido importar\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ver lo que falta' }))
  expect(asked()).toContain('importar/resumeRequested')
})

it('speaks of composition, of numbers and of what products refer to [IX-04, IX-05, IX-08]', () => {
  showImport('productos_acabados', { configuration: { ...stateAfter().configuration, extensions: true } })
  expect(
    screen.getByText('Se busca por N. Registro, o por id si hay una columna así. Si varios tienen el mismo, se pregunta cuál.'),
  ).toBeVisible()
  expect(screen.getByText(/^Una fila por línea o una columna por componente/)).toBeVisible()
  expect(screen.getByText(/^La plantilla trae las columnas de Productos acabados y, en otra hoja, .*familias/)).toBeVisible()
  expect(screen.getByText('Nada se escribe hasta que lo pulse. Se puede detener y, después, deshacer.')).toBeVisible()
})

it('is not found for what cannot be imported [IX-01]', () => {
  showImport('ensayos')
  expect(screen.getByRole('heading', { level: 1, name: /no existe|no encontrada/i })).toBeVisible()
})

it('keeps the file out of the state: a ticket stands for it [IX-01, AC-04]', () => {
  const kept = jest.spyOn(fileVault, 'keep')
  showImport()
  fireEvent.change(screen.getByLabelText('Archivo de la importación'), { target: { files: [CSV] } })
  expect(kept).toHaveBeenCalledWith(CSV)
})
