import { screen, waitFor, within } from '@testing-library/react'
import type { RegistroEnPapelera } from '@/shared/history'
import { Papelera } from '@/features/historial/papelera/Papelera'
import { historialSaga } from '@/features/historial/saga'
import { runInSessions } from '@/store/sessionSagas'
import { ANA, BIDON, torn, whole, ZINC } from '@test/features/historial/papelera/bin'
import { answerCalls, type Answer, type Call } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { onSheet, renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { NARROW, PHONE } from '@/ui/useMediaQuery'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  matchMedia()
  runInSessions(historialSaga)
})

/** Shows the bin over a stand-in API, from which restored records disappear. */
const show = async (answer: (sent: Call) => Answer | undefined = () => undefined, given: RegistroEnPapelera[] = [BIDON, ZINC]) => {
  let there = given
  const calls = answerCalls(sent => {
    const own = answer(sent)
    if (own) return own
    if (sent.method === 'GET') return { body: sent.path === '/api/papelera/' ? there : [] }
    const id = Number(sent.path.split('/')[3])
    there = there.filter(each => each.id !== id)
    return { body: id === 30 ? torn : whole }
  })
  const configuration = { ...stateAfter().configuration, extensions: true }
  const screens = { '/papelera': onSheet(<Papelera />), '/productos/edit/a/8': <p>El producto</p> }
  const utils = renderScreens(screens, '/papelera', { configuration })
  return { ...utils, calls, writes: () => calls.filter(({ method }) => method !== 'GET').map(({ path }) => path) }
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('gridcell')[0]?.textContent)
const restore = (name: string) => screen.findByRole('button', { name: `Restaurar ${name}` })

it('without extensions there is no such page, and nothing is asked for [HI-04]', () => {
  const calls = answerCalls(() => ({ body: [] }))
  renderScreens({ '/papelera': <Papelera /> }, '/papelera')
  expect(screen.queryByRole('heading', { name: 'Papelera' })).toBeNull()
  expect(calls).toEqual([])
})

it('shows what was deleted, the latest first, with its parts, by whom, and for how long it stays [HI-04]', async () => {
  await show()
  await restore('Bidón 200 L')
  const [, first, second] = screen.getAllByRole('row')
  const cells = (row: HTMLElement | undefined) => within(row ?? document.body).getAllByRole('gridcell')
  expect(cells(first).map(({ textContent }) => textContent)).toEqual([
    ...['Bidón 200 L', 'Envase', '', expect.stringMatching(/^2026-11-2\d \d\d:14$/), '', ''],
  ])
  expect(cells(second).map(({ textContent }) => textContent)).toEqual([
    ...['Zinc Manganeso 10490', 'Producto acabado', '7 líneas y 2 imágenes', expect.stringMatching(/^2026-11-2\d \d\d:03$/)],
    ...[`${ANA.nombre} ${ANA.apellidos}`, ''],
  ])
  expect(await screen.findByText('Lo eliminado se conserva 365 días; después se borra del todo.')).toBeInTheDocument()
  expect(await violations()).toEqual([])
})

it('of what was deleted in one minute the latest comes first too, to the millisecond [HI-04]', async () => {
  const deleted = (id: number, second: string): RegistroEnPapelera => ({
    ...{ ...BIDON, id, nombre: { es_ES: `A las ${second}` } },
    momento: `2026-11-22T08:14:${second}Z`,
  })
  await show(undefined, [deleted(41, '09.004'), deleted(43, '09.120'), deleted(40, '58.001'), deleted(42, '09.119')])
  await restore('A las 58.001')
  expect(names()).toEqual(['A las 58.001', 'A las 09.120', 'A las 09.119', 'A las 09.004'])
})

it('names and parts are never cut [HI-04]', async () => {
  const nombre = { es_ES: 'Solnutre 18-18-18 Frutales y cítricos de invernadero' }
  await show(undefined, [{ ...ZINC, nombre, partes: { lineas_de_composicion: 14, imagenes: 2, como_se_aplica: 12 } }])
  await restore(nombre.es_ES)
  expect(names()).toEqual([`${nombre.es_ES} 10490`])
  expect(screen.getByRole('gridcell', { name: '14 líneas, 2 imágenes y 12 formas de aplicación' })).toBeInTheDocument()
})

it('on a phone too the one thing to do is a button in the row [HI-04]', async () => {
  matchMedia(PHONE, NARROW)
  const { user, writes } = await show()
  await user.click(await restore('Bidón 200 L'))
  await waitFor(() => expect(names()).toEqual(['Zinc Manganeso 10490']))
  expect(writes()).toEqual(['/api/papelera/31/restaurar/'])
  expect(await screen.findByText(/se conserva 365 días/)).toBeInTheDocument()
  matchMedia()
})

it('is narrowed by kind and searched [HI-04]', async () => {
  const { user } = await show()
  await restore('Bidón 200 L')
  const group = await screen.findByRole('group', { name: 'Filtros' })
  await user.click(within(group).getByRole('button', { name: 'Tipo' }))
  await user.click(await screen.findByRole('option', { name: /Producto acabado/ }))
  await user.keyboard('{Escape}')
  expect(names()).toEqual(['Zinc Manganeso 10490'])
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Tipo' }))
  await user.type(screen.getByRole('searchbox'), 'bidon')
  expect(names()).toEqual(['Bidón 200 L'])
})

it('restores at once, without a question, says so, and the focus is on the next row [HI-04]', async () => {
  const { user, texts, writes } = await show()
  await user.click(await restore('Bidón 200 L'))
  await waitFor(() => expect(names()).toEqual(['Zinc Manganeso 10490']))
  expect(writes()).toEqual(['/api/papelera/31/restaurar/'])
  expect(texts()).toEqual(['Bidón 200 L se ha restaurado'])
  expect(await restore('Zinc Manganeso')).toHaveFocus()
})

it('restores the only one there is, and the focus is on the page, not lost [HI-04]', async () => {
  const { user } = await show(undefined, [BIDON])
  await user.click(await restore('Bidón 200 L'))
  await screen.findByText('La papelera está vacía')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

it('says what has not come back, why, and restores it too; then it opens the record [HI-04]', async () => {
  const { user, texts, path } = await show()
  await user.click(await restore('Zinc Manganeso'))
  const dialog = await screen.findByRole('dialog', { name: 'Zinc Manganeso ha vuelto, pero no entero' })
  const [lost, back] = within(dialog).getAllByRole('list')
  expect(
    within(lost ?? dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Envase Bidón 200 LEstá en la papelera desde el 2026-11-22Restaurarlo también', 'Familia QuelatosYa no existe'])
  expect(
    within(back ?? dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Zinc Manganeso', '7 líneas y 2 imágenes', 'Vuelve a 1 ensayo']])
  expect(await violations()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: /^Restaurarlo también/ }))
  await waitFor(() => expect(texts()).toEqual(['Envase Bidón 200 L se ha restaurado']))
  expect(within(dialog).queryByRole('button', { name: /^Restaurarlo también/ })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Abrir el producto' }))
  expect(path()).toBe('/productos/edit/a/8')
})

it('says why something cannot come back, and keeps it [HI-04]', async () => {
  const detail = 'El cultivo Kiwi está en la papelera: restáurelo antes.'
  const { user, texts } = await show(({ method }) => (method === 'POST' ? { status: 409, body: { detail } } : undefined))
  await user.click(await restore('Bidón 200 L'))
  await waitFor(() => expect(texts()).toEqual([detail]))
  expect(names()).toHaveLength(2)
})

it('says that it is empty, and where it cannot be had offers to try again [HI-04]', async () => {
  let broken = true
  const { user } = await show(({ path }) => (broken && path === '/api/papelera/' ? { status: 500 } : undefined), [])
  expect(await screen.findByText('No se ha podido cargar la papelera')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  // The request has failed again; the keyboard continues from the button.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus())
  broken = false
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(await screen.findByText('La papelera está vacía')).toBeInTheDocument()
})
