import { screen, within } from '@testing-library/react'
import type { ColumnMatch, ImportFile } from '@/features/importar/model/types'
import { columnsMatched, selectImport } from '@/features/importar/slice'
import { componentes } from '@/store/catalogues'
import { familiasFile, familiasMatches, fieldTarget, laid, match, sheetOf, withFile } from '@test/features/importar/given'
import { showImport } from '@test/features/importar/show'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

beforeAll(() => {
  layOut({ height: 900 })
  matchMedia()
})

const show = async (matches: readonly ColumnMatch[] = familiasMatches, file: ImportFile = familiasFile, recurso = 'familias') => {
  const shown = showImport(recurso)
  laid(shown.store, ...withFile(file, matches))
  await screen.findByRole('table', { name: 'Columnas del archivo y campos' }).catch(() => null)
  return { ...shown, matches: () => selectImport(shown.store.getState()).matches }
}
const field = (title: string) => screen.getByRole('combobox', { name: `Campo de la columna ${title}` })
const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent.trim())
const bar = () => screen.getByRole('group', { name: 'Seguir con la importación' })

it('shows every column with its first values, its field and how that was matched [IX-02]', async () => {
  await show()
  expect(screen.getByText('4 filas, 3 columnas')).toBeVisible()
  expect(field('Nombre')).toHaveValue('Nombre')
  expect(screen.getByRole('combobox', { name: 'Idioma de la columna Nombre' })).toHaveValue('Español (España)')
  expect(row('Nombre')).toHaveTextContent('AlgasBioactivadoresAminoácidos')
  expect(row('Nombre')).toHaveTextContent('Identifica la fila')
  expect(within(row('Color')).getByText('vacía')).toBeInTheDocument()
  expect(row('Color')).toHaveTextContent('Por el título')
  expect(field('Precio')).toHaveValue('No importar')
  expect(row('Precio')).toHaveTextContent('Se queda fuera')
  expect(bar()).toHaveTextContent('2 de 3 columnas')
  expect(screen.getByRole('button', { name: 'Revisar 4 filas' })).toBeEnabled()
  expect(await violations()).toEqual([])
})

it('says how many of the columns are used, also of a single one [IX-02]', async () => {
  await show([match(fieldTarget('nombre', 'es_ES'))], { name: 'familias.csv', sheets: [sheetOf(['Nombre'], ['Algas'])] })
  expect(within(bar()).getByRole('status')).toHaveTextContent('1 de 1 columna')
  expect(within(bar()).getByRole('status')).not.toHaveTextContent('columnas')
})

it('offers fields by group, with the close one first and the column of those in use; by keyboard [IX-02]', async () => {
  const near = fieldTarget('prioridad')
  const { user, matches } = await show([...familiasMatches.slice(0, 2), match(null, { suggestion: near })])
  field('Precio').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(options().slice(0, 3)).toEqual(['No importar', 'Prioridad', 'id'])
  expect(screen.getByRole('option', { name: /^Color.* ya en B$/ })).toBeVisible()
  expect(screen.getByText('El más parecido')).toBeVisible()
  expect(screen.getByText('Textos')).toBeVisible()
  expect(screen.queryByRole('option', { name: /Imagen/ })).not.toBeInTheDocument()
  expect(await violations()).toEqual([])
  await user.keyboard('descr{Enter}')
  expect(matches()[2]).toMatchObject({ target: fieldTarget('descripcion', 'es_ES'), origin: 'chosen' })
  expect(row('Precio')).toHaveTextContent('Elegido ahora')
  expect(field('Precio')).toHaveFocus()
})

it('takes the close field by one press [IX-02]', async () => {
  const { user, matches } = await show([...familiasMatches.slice(0, 2), match(null, { suggestion: fieldTarget('prioridad') })])
  await user.click(screen.getByRole('button', { name: '¿Prioridad? Asignarlo a la columna Precio' }))
  expect(matches()[2]?.target).toEqual(fieldTarget('prioridad'))
})

it('moves a field that is in use, and says so [IX-02]', async () => {
  const { user, matches } = await show()
  await user.click(field('Precio'))
  await user.click(screen.getByRole('option', { name: /^Color/ }))
  expect(matches().map(({ target }) => target)).toEqual([fieldTarget('nombre', 'es_ES'), null, fieldTarget('color')])
  expect(screen.getByText('Color ya no viene de la columna B: no se importa')).toBeInTheDocument()
})

it('leaves a column out, and no record is found without the one that identifies it [IX-02, IX-03]', async () => {
  const { user, matches } = await show()
  await user.click(field('Nombre'))
  await user.click(screen.getByRole('option', { name: 'No importar' }))
  expect(matches()[0]?.target).toBeNull()
  expect(screen.getByRole('button', { name: 'Revisar 4 filas' })).toBeDisabled()
  expect(within(bar()).getByRole('status')).toHaveTextContent('Asigne Nombre o id a una columna')
})

it('says the language of a text, and another text keeps it [IX-02]', async () => {
  const { user, matches } = await show([match(fieldTarget('nombre', 'es_ES')), match(null), match(fieldTarget('nombre', 'fr_FR'))])
  await user.click(screen.getByRole('combobox', { name: 'Idioma de la columna Precio' }))
  await user.keyboard('portug{Enter}')
  expect(matches()[2]?.target).toEqual(fieldTarget('nombre', 'pt_BR'))
  await user.click(field('Precio'))
  await user.click(screen.getByRole('option', { name: /^Descripción/ }))
  expect(matches()[2]?.target).toEqual(fieldTarget('descripcion', 'pt_BR'))
})

it('asks for the component of a quantity; until then the column stays out [IX-05]', async () => {
  const file: ImportFile = { name: 'zinc.xlsx', sheets: [sheetOf(['N. Registro', 'Zn'], ['10482', '8,5'])] }
  const { user, matches, store } = await show([match(fieldTarget('codigo')), match(null)], file, 'productos_acabados')
  laid(store, componentes.loaded([{ id: 7, nombre: { es_ES: 'Zinc (Zn)' } }]))
  await user.click(field('Zn'))
  await user.keyboard('composici')
  await user.click(screen.getByRole('option', { name: /^Composición/ }))
  expect(matches()[1]?.target).toBeNull()
  const quantity = screen.getByRole('combobox', { name: 'Componente y cantidad de la columna Zn' })
  await user.click(quantity)
  expect(options()).toEqual(['Zinc (Zn) Cantidad 1', 'Zinc (Zn) Cantidad 2'])
  await user.click(screen.getByRole('option', { name: 'Zinc (Zn) Cantidad 2' }))
  expect(matches()[1]?.target).toEqual({ kind: 'component', componente: 7, field: 'cantidad_2' })
  expect(field('Zn')).toHaveValue('Composición')
  expect(quantity).toHaveValue('Zinc (Zn)')
})

it('says that columns are matched as in the last file, and gives that up and back under the focus [IX-02]', async () => {
  const { store, user } = showImport()
  const remembered = [match(fieldTarget('nombre', 'es_ES')), match(fieldTarget('color'), { origin: 'remembered' }), match(null)]
  laid(store, ...withFile(familiasFile, remembered, { isRemembered: true, hasRemembered: true }))
  expect(screen.getByText('Asignadas como la última vez')).toBeVisible()
  expect(screen.getByText(/1 columna sigue lo que se eligió entonces/)).toBeVisible()
  expect(row('Color')).toHaveTextContent('Como la última vez')
  const button = screen.getByRole('button', { name: 'Asignar solo por los títulos' })
  await user.click(button)
  laid(store, columnsMatched({ matches: [...familiasMatches], isRemembered: false, hasRemembered: true }))
  expect(button).toHaveFocus()
  expect(button).toHaveTextContent('Volver a las de la última vez')
  expect(await violations()).toEqual([])
})

it('says that no column is like a field [IX-02]', async () => {
  await show(familiasMatches.map(() => match(null)))
  expect(screen.getByText('Ninguna columna se parece a un campo')).toBeVisible()
})

it('lets another sheet be chosen, and refuses one without titles [IX-01, IX-02]', async () => {
  const file: ImportFile = {
    name: 'libro.xlsx',
    sheets: [
      { ...sheetOf(['Nombre'], ['Algas']), name: 'Familias' },
      { ...sheetOf([''], ['1']), name: 'Notas' },
    ],
  }
  const { user, store } = await show([match(fieldTarget('nombre', 'es_ES'))], file)
  expect(screen.getByText('XLSX')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hoja Familias' }))
  await user.click(await screen.findByRole('menuitemradio', { name: /^Notas/ }))
  expect(selectImport(store.getState()).sheet).toBe(1)
  expect(screen.getByText('La primera fila no tiene títulos')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Otro archivo' })[0] as HTMLElement)
  expect(screen.getByRole('button', { name: 'Elegir archivo' })).toBeVisible()
})

it('goes back to the list, or on to the review [IX-02]', async () => {
  const { user, store, path } = await show()
  await user.click(screen.getByRole('button', { name: 'Revisar 4 filas' }))
  expect(selectImport(store.getState()).step).toBe('review')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Volver a columnas' }))
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(path()).toBe('/maestras/familias')
})
