import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Draft } from '@/kits/drafts/model/draft'
import { tableMomentOf } from '@/ui/text/dates'
import { Borradores } from '@/features/borradores/Borradores'
import { draftIdOf } from '@/features/importar/run/draftIds'
import { draftOf as draftOfRun } from '@/features/importar/run/draftOf'
import { reviewedRow, runOf, runRow } from '@test/features/importar/given'
import { answerCalls } from '@test/support/answers'
import { ANA, draftOf, keptIds, plant, plantRun, storeWithDrafts } from '@test/support/drafts'
import { onSheet } from '@test/support/renderScreens'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

beforeAll(() => {
  layOut({ height: 600 })
  matchMedia()
})

const show = async (...drafts: Draft[]) => {
  await plant(...drafts)
  return visit()
}

const visit = async () => {
  answerCalls(() => ({ body: ANA }))
  const store = await storeWithDrafts()
  const children = [
    { path: '/borradores', element: onSheet(<Borradores />) },
    { path: '*', element: 'Otra página' },
  ]
  const router = createMemoryRouter(children, { initialEntries: ['/borradores'] })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { router, user: userEvent.setup() }
}

const lines = () => within(screen.getByRole('grid')).getAllByRole('row').slice(1)
const names = () => lines().map(line => within(line).getAllByRole('gridcell')[0]?.textContent)
const line = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) })
const cell = (name: string) => screen.getByRole('gridcell', { name })
const press = (name: string) => screen.getByRole('button', { name })
const question = () => screen.getByRole('alertdialog')

const older = draftOf({ name: 'Ácido', changes: ['Título', 'Descripción (es_ES y fr_FR)'], at: Date.now() - 3_600_000 })
const latest = draftOf({ name: 'Zinc', at: Date.now() - 60_000 })

it('says of each its record, kind, changes and time, the latest first [DR-05]', async () => {
  const half = draftOf({ name: 'Tomate', kind: 'Cultivo', at: Date.now() - 7_200_000 })
  await plant(older, half, latest, draftOf({ user: 'luis@example.com' }))
  await plantRun(half, ['Registro', 'done'], ['Imagen', 'waiting'])
  const { user } = await visit()
  expect(screen.getByRole('status')).toHaveTextContent('3 elementos')
  expect(names()).toEqual(['Zinc', 'Ácido', 'Tomate guardado a medias'])
  expect(
    within(line('Ácido'))
      .getAllByRole('gridcell')
      .slice(1, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Producto acabado', 'Título, Descripción (es...', tableMomentOf(older.at)])
  expect(screen.getByRole('columnheader', { name: 'Cuándo' })).toHaveAttribute('aria-sort', 'descending')
  expect(await violations()).toEqual([])
  await user.click(press('Registro'))
  expect(names()).toEqual(['Ácido', 'Tomate guardado a medias', 'Zinc'])
})

it('opens the record, of a master by telling its page which one [DR-05]', async () => {
  const master = { form: 'maestras/familias', path: '/maestras/familias' }
  const { router, user } = await show(
    latest,
    draftOf({ ...master, name: 'Abonos', record: 7 }),
    draftOf({ ...master, name: 'Nueva', record: null }),
  )
  const openedBy = async (name: string, how: () => Promise<void>) => {
    await act(() => router.navigate('/borradores'))
    await screen.findByRole('gridcell', { name })
    await how()
    const { pathname, state } = router.state.location
    return { pathname, state: state as unknown }
  }
  expect(await openedBy('Zinc', () => user.click(cell('Zinc')))).toEqual({ pathname: latest.path, state: null })
  const byKey = async () => {
    act(() => line('Abonos').focus())
    await user.keyboard('{Enter}')
  }
  expect(await openedBy('Abonos', byKey)).toEqual({ pathname: '/maestras/familias', state: { abrir: 7 } })
  expect(await openedBy('Nueva', () => user.click(cell('Nueva')))).toEqual({
    pathname: '/maestras/familias',
    state: { abrir: null },
  })
})

it('gives a draft whose form has an address as a link to it, and no other [LS-08]', async () => {
  const { router } = await show(
    latest,
    { ...draftOf({ name: 'Ajeno' }), shape: 0 },
    draftOf({ form: 'maestras/familias', path: '/maestras/familias', name: 'Abonos', record: 7 }),
    draftOf({ form: 'usuarios', path: '/account/usuarios', name: 'Luis', record: 2 }),
  )
  expect(names()).toHaveLength(4)
  expect(within(screen.getByRole('grid')).getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Zinc' })])
  expect(screen.getByRole('link', { name: 'Zinc' })).toHaveAttribute('href', latest.path)
  const inTab = jest.fn()
  window.open = inTab
  fireEvent.click(within(line('Zinc')).getAllByRole('gridcell')[1] as HTMLElement, { ctrlKey: true })
  expect(inTab).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`${latest.path}$`)), '_blank', 'noopener')
  expect(router.state.location.pathname).toBe('/borradores')
})

it('shows the text of one, whose record may be deleted, to be copied [DR-05]', async () => {
  const content = {
    runKey: 'k',
    opened: { titulo: { es_ES: 'Ácido' }, codigo: '1' },
    values: { titulo: { es_ES: 'Ácido cítrico' }, codigo: '1' },
    openedParts: { lineas: [1], adjuntos: [] },
    parts: { lineas: [1, 2], adjuntos: [] },
    dialog: { kind: 'linea', title: 'Línea de composición', of: null, values: { cantidad_1: 5 } },
  }
  const { user } = await show({ ...older, content }, latest)
  await user.click(press('Ver el texto Ácido'))
  const dialog = await screen.findByRole('dialog', { name: 'Borrador de Ácido' })
  const text = within(dialog).getByRole('textbox', { name: 'Texto del borrador' })
  expect(JSON.parse((text as HTMLTextAreaElement).value)).toEqual({
    titulo: { es_ES: 'Ácido cítrico' },
    lineas: [1, 2],
    'Línea de composición': { cantidad_1: 5 },
  })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('discards one after a confirmation, and stays where it was [DR-05]', async () => {
  const { user, router } = await show(older, latest)
  await user.click(press('Descartar Ácido'))
  expect(question()).toHaveAccessibleName('¿Descartar el borrador de Ácido?')
  expect(question()).toHaveAccessibleDescription(/^Se pierden los cambios del .+: Título y Descripción \(es_ES y fr_FR\)\.$/)
  expect(press('Cancelar')).toHaveFocus()
  expect(await violations()).toEqual([])
  await user.click(press('Cancelar'))
  expect(names()).toEqual(['Zinc', 'Ácido'])
  expect(await keptIds()).toHaveLength(2)

  await user.click(press('Descartar Ácido'))
  await user.click(press('Descartar'))
  expect(names()).toEqual(['Zinc'])
  await waitFor(async () => expect(await keptIds()).toEqual([latest.id]))
  expect(router.state.location.pathname).toBe('/borradores')
})

it('has an import that stopped half-way, which opens its page or is discarded after the same question [IX-06, DR-05]', async () => {
  const rows = [runRow(reviewedRow(2), 'changed'), runRow(reviewedRow(3), 'waiting'), runRow(reviewedRow(4), 'failed')]
  const run = runOf(rows, { at: Date.now() - 30_000, fileName: 'tarifa.xlsx' }, 'productos_acabados')
  const { user, router } = await show(draftOf({ ...draftOfRun(run), user: ANA.email }), latest)
  expect(
    within(line('tarifa'))
      .getAllByRole('gridcell')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual(['tarifa.xlsx', 'Importación de acabados', '2 de 3 filas sin importar', tableMomentOf(run.at)])
  expect(screen.getAllByRole('button', { name: /^Ver el texto/ })).toHaveLength(1)
  await user.click(press('Descartar tarifa.xlsx'))
  expect(question()).toHaveAccessibleName('¿Descartar el borrador de tarifa.xlsx?')
  expect(question()).toHaveAccessibleDescription(/^Se pierden los cambios del .+: 2 de 3 filas sin importar\.$/)
  await user.click(press('Cancelar'))
  await user.click(cell('tarifa.xlsx'))
  expect(router.state.location).toMatchObject({ pathname: '/productos/acabados/importar', state: { abrir: draftIdOf(run.id) } })
})

it('keeps the place of whoever discards one after the other by keyboard [DR-05]', async () => {
  const { user } = await show(older, latest)
  act(() => press('Descartar Zinc').focus())
  await user.keyboard('{Enter}')
  act(() => press('Descartar').focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(press('Descartar Ácido')).toHaveFocus())
  await user.keyboard('{Enter}')
  act(() => press('Descartar').focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Borradores' })).toHaveFocus())
})

it('discards all of them after a confirmation; then there are none [DR-05]', async () => {
  const { user } = await show(older, latest)
  await user.click(press('Descartar todos'))
  expect(question()).toHaveAccessibleName('¿Descartar los 2 borradores?')
  expect(question()).toHaveAccessibleDescription('Se pierden todos los cambios que guardan.')
  await user.click(press('Descartar'))
  expect(screen.getByText('No hay borradores')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Descartar todos' })).not.toBeInTheDocument()
  await waitFor(async () => expect(await keptIds()).toEqual([]))
  expect(await violations()).toEqual([])
})

it('does not call drafts missing that cannot be read [DR-05, DR-09]', async () => {
  await plant(latest)
  const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await visit()
  open.mockRestore()
  error.mockRestore()
  expect(screen.getByText('No se pueden leer los borradores')).toBeVisible()
  expect(screen.queryByText('No hay borradores')).not.toBeInTheDocument()
})

it('shows what fits no form any more as text that can be copied [DR-05]', async () => {
  const { user, router } = await show({ ...latest, shape: 99 })
  await user.click(cell('Zinc'))
  const dialog = await screen.findByRole('dialog', { name: 'Este borrador ya no encaja en su formulario' })
  expect(within(dialog).getByRole('textbox')).toHaveAttribute('readonly')
  expect(JSON.parse(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value)).toMatchObject({ content: latest.content })
  await user.click(press('Copiar'))
  expect(await screen.findByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ id: latest.id })
  expect(await violations()).toEqual([])
  await user.click(within(dialog).getByText('Cerrar'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/borradores')
})
