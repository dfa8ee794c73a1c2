import { act, screen, waitFor } from '@testing-library/react'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { MODE, selectScreen } from '@/features/maestras/slice'
import { maestrasSaga } from '@/features/maestras/saga'
import { runInSessions } from '@/store/sessionSagas'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

runInSessions(maestrasSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))

const PATH = '/maestras/magnitudes'
const show = (at: string) => {
  createMemoryServer({ magnitudes: [1, 2].map(id => ({ id, valor: { es_ES: `unidad ${id}` } })) })
  const view = renderScreens({ [PATH]: <MasterScreen master={masterOf('magnitudes')} /> }, at)
  const openFromElsewhere = (id: number) => act(() => view.router.navigate(PATH, { state: { abrir: id } }))
  return { ...view, openFromElsewhere }
}
const expectEdited = (name: string) => waitFor(() => expect(screen.getByLabelText('Valor magnitud')).toHaveValue(name))

it('opens the form of the record that its address names, once [LS-09]', async () => {
  const { router } = show(`${PATH}?abrir=2`)
  await expectEdited('unidad 2')
  expect(router.state.location.search).toBe('')
})

it.each(['', '?abrir=', '?abrir=x'])('shows the list where its address names no record: %s [LS-09]', async search => {
  show(PATH + search)
  expect(await screen.findByRole('gridcell', { name: 'unidad 1' })).toBeInTheDocument()
})

it('opens it also from its own list and from the form of another [LS-09]', async () => {
  const { openFromElsewhere, store } = show(PATH)
  await screen.findByRole('gridcell', { name: 'unidad 1' })
  await openFromElsewhere(1)
  await expectEdited('unidad 1')
  await openFromElsewhere(2)
  await expectEdited('unidad 2')
  expect(selectScreen(store.getState(), 'magnitudes')).toMatchObject({ mode: MODE.edit, editedId: 2 })
})

it('opens it in the language that somebody was working on [TX-02]', async () => {
  const { router, store } = show(PATH)
  await screen.findByRole('gridcell', { name: 'unidad 1' })
  await act(() => router.navigate(PATH, { state: { abrir: 1, idioma: 'fr_FR' } }))
  await waitFor(() => expect(screen.getByLabelText('Valor magnitud')).toHaveValue(''))
  expect(selectScreen(store.getState(), 'magnitudes')).toMatchObject({ editedId: 1, locale: 'fr_FR' })
})

it('asks first where something is unsaved, and forgets it where somebody stays [LS-09]', async () => {
  const { openFromElsewhere, user, store } = show(`${PATH}?abrir=1`)
  await expectEdited('unidad 1')
  await user.type(screen.getByLabelText('Valor magnitud'), ' más')
  await openFromElsewhere(2)
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  await expectEdited('unidad 1 más')
  await openFromElsewhere(2)
  await user.click(await screen.findByRole('button', { name: /^Salir sin guardar/ }))
  await expectEdited('unidad 2')

  await user.type(screen.getByLabelText('Valor magnitud'), ' más')
  await openFromElsewhere(1)
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }))
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByRole('gridcell', { name: 'unidad 2 más' })).toBeInTheDocument()
  await act(() => new Promise(resolve => setTimeout(resolve)))
  expect(selectScreen(store.getState(), 'magnitudes').mode).toBe(MODE.list)
})
