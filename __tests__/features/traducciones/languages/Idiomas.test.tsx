import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Idiomas } from '@/features/traducciones/languages/Idiomas'
import { traduccionesSaga } from '@/features/traducciones/saga'
import { selectDownloads } from '@/store/downloads'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'
import { runInSessions } from '@/store/sessionSagas'
import { answerCalls, type Answer } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  matchMedia()
  runInSessions(traduccionesSaga)
})

const counted = (idioma: string, hechas: number, desfasadas = 0) => ({
  ...{ idioma, hechas, total: 12_000, desfasadas, iguales: 0 },
  por_tipo: {
    productos_acabados: { hechas, total: 11_000, desfasadas, iguales: 0 },
    cultivos: { hechas: 0, total: 1000, desfasadas: 0, iguales: 0 },
  },
})
const IDIOMAS = [counted('en_US', 11_999), counted('es_ES', 12_000), counted('fr_FR', 9000, 37)]

const show = (answer: () => Answer = () => ({ body: IDIOMAS }), extensions = true) => {
  const calls = answerCalls(({ path }) => (path === '/api/traducciones/' ? answer() : { body: [] }))
  const screens = { '/traducciones': onSheet(<Idiomas />), '/traducciones/:idioma': <p>Mesa</p> }
  return { ...renderScreens(screens, '/traducciones', { configuration: { ...stateAfter().configuration, extensions } }), calls }
}

const rows = () => screen.getAllByRole('row').slice(1)

it('tells of every language how much of it is there, the one that all are translated from first, and opens one [TX-01]', async () => {
  const { user, path } = show()
  await screen.findByText('2 idiomas')
  expect(rows().map(row => within(row).getAllByRole('gridcell')[0]?.textContent)).toEqual([
    'Español (España) es_ES',
    'Francés (Francia) fr_FR',
    'Inglés (Estados Unidos) en_US',
  ])
  const [origen, frances, ingles] = rows()
  if (!origen || !frances || !ingles) throw new Error('A row is missing')
  expect(within(origen).getAllByRole('gridcell')[1]?.textContent).toBe('12\u202F000 textos')
  expect(origen).not.toHaveAttribute('tabindex')
  expect(within(ingles).getAllByRole('gridcell')[1]).toHaveTextContent('99 %')
  const cells = within(frances)
    .getAllByRole('gridcell')
    .map(cell => cell.textContent)
  expect(cells.slice(1, 4)).toEqual(['75\u00A0%', '81\u00A0%', '100\u00A0%'])
  expect(cells.slice(-4, -1)).toEqual(['3000', '0', '37'])
  expect(await violations()).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Faltan' }))
  expect(rows()[1]).toHaveTextContent('Inglés')
  await user.type(screen.getByRole('searchbox'), 'franc')
  expect(screen.getByText('1 de 2 idiomas')).toBeVisible()
  await user.click(origen)
  expect(path()).toBe('/traducciones')
  rows()[1]?.focus()
  await user.keyboard('{Enter}')
  expect(path()).toBe('/traducciones/fr_FR')
})

it('Enter in the search opens the language that is left, and nothing while there are several [TX-01, TB-02]', async () => {
  const { user, path } = show()
  await screen.findByText('2 idiomas')
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('{Enter}')
  expect(path()).toBe('/traducciones')
  await user.keyboard('franc{Enter}')
  expect(path()).toBe('/traducciones/fr_FR')
})

it('↓ in the search leads to the first language, and a search without a hit says so [TX-01, TB-02, TB-08]', async () => {
  const { user } = show()
  await screen.findByText('2 idiomas')
  const search = screen.getByRole('searchbox')
  await user.click(search)
  await user.keyboard('{ArrowDown}')
  expect(rows()[1]).toHaveFocus()
  await user.type(search, 'nada')
  expect(screen.queryByRole('grid')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))
  expect(rows()).toHaveLength(3)
})

it('gives the name of a language as a link, and opens the row in another tab as links do [LS-08]', async () => {
  const inTab = jest.fn()
  window.open = inTab
  const { user, path } = show()
  const link = await screen.findByRole('link', { name: 'Francés (Francia)' })
  expect(link).toHaveAttribute('href', '/traducciones/fr_FR')
  expect(link).toHaveAttribute('tabindex', '-1')
  const [origen, frances] = rows() as [HTMLElement, HTMLElement]
  expect(within(origen).queryByRole('link')).toBeNull()
  const share = within(frances).getAllByRole('gridcell')[1] as HTMLElement
  fireEvent.click(share, { ctrlKey: true })
  fireEvent(share, new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  act(() => link.focus())
  expect(frances).toHaveFocus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(inTab.mock.calls.map(([href]) => new URL(String(href)).pathname)).toEqual(Array(3).fill('/traducciones/fr_FR'))
  fireEvent(within(frances).getByRole('button'), new MouseEvent('auxclick', { bubbles: true, button: 1 }))
  expect(inTab).toHaveBeenCalledTimes(3)
  expect(path()).toBe('/traducciones')
  expect(fireEvent.click(link)).toBe(false)
  expect(path()).toBe('/traducciones/fr_FR')
})

it('what a language lacks leaves from its row, by its own button; files come in by a page of their own [TX-05]', async () => {
  const { user, path, store, calls } = show()
  await screen.findByText('2 idiomas')
  await user.click(screen.getByRole('button', { name: 'Exportar lo que falta: Francés (Francia)' }))
  expect(path()).toBe('/traducciones')
  await waitFor(() => expect(selectDownloads(store.getState())).toMatchObject([{ name: expect.stringMatching(/^fr_FR-faltan-.*\.xlf$/) }]))
  expect(calls.map(({ path: called }) => called)).toContain('/api/traducciones/fr_FR/?origen=es_ES')
  expect(screen.getByRole('link', { name: 'Importar' })).toHaveAttribute('href', '/traducciones/importar')
})

it('a language that nobody uses yet is found by name, and its workbench opens [TX-01]', async () => {
  const { user, path } = show()
  await user.click(await screen.findByRole('button', { name: 'Añadir idioma' }))
  const search = screen.getByRole('combobox', { name: 'Idioma' })
  await waitFor(() => expect(search).toHaveFocus())
  await user.type(search, 'portugues brasil')
  await user.keyboard('{Enter}')
  expect(path()).toBe('/traducciones/pt_BR')
})

it('says where they cannot be had, and asks again [TX-01]', async () => {
  let isDown = true
  const { user } = show(() => (isDown ? { status: 500, body: {} } : { body: IDIOMAS }))
  await screen.findByText('No se han podido cargar las traducciones')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(await screen.findByText('2 idiomas')).toBeVisible()
})

it('without extensions there is no such page [TX-01]', () => {
  const { calls } = show(undefined, false)
  expect(screen.queryByRole('heading', { name: 'Traducciones' })).toBeNull()
  expect(calls).toEqual([])
})

it('on a phone says of one as of one [TX-01]', async () => {
  show(() => ({ body: [counted('es_ES', 12_000), counted('en_US', 11_999, 1), counted('fr_FR', 9000, 37)] }))
  await screen.findByText('2 idiomas')
  expect(screen.getByText('Falta 1 · 1 desfasada')).toBeInTheDocument()
  expect(screen.getByText('Faltan 3000 · 37 desfasadas')).toBeInTheDocument()
})

it('leaves out a language of older data that does not exist, and that no page opens [TX-01]', async () => {
  show(() => ({ body: [...IDIOMAS, counted('fra_FR', 3)] }))
  await screen.findByText('2 idiomas')
  expect(screen.queryByText('fra_FR')).not.toBeInTheDocument()
})

it('its figures follow what others translate, while it is on screen [TX-01, SY-03, SY-09]', async () => {
  let body = IDIOMAS
  const { store } = show(() => ({ body }))
  await screen.findByText('2 idiomas')
  body = [counted('en_US', 11_999), counted('es_ES', 12_000), counted('fr_FR', 9001, 37)]
  act(() => void store.dispatch(changeReceived({ recurso: 'familias', version: 2, registros: [1], eliminados: [], usuario: null })))
  await waitFor(() => expect(rows()[1]).toHaveTextContent('2999'))
  body = []
  act(() => void store.dispatch(streamOpened()))
  await screen.findByText('0 idiomas')
  body = IDIOMAS
  act(() => void store.dispatch(streamSilent()))
  await screen.findByText('2 idiomas')
})
