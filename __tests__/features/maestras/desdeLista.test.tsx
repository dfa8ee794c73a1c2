import { act, screen, waitFor } from '@testing-library/react'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { localeChosen, selectScreen } from '@/features/maestras/slice'
import { maestrasSaga } from '@/features/maestras/saga'
import { runInSessions } from '@/store/sessionSagas'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { layOut } from '@test/ui/layout'

runInSessions(maestrasSaga)
quietErrors()
beforeAll(() => layOut({ height: 600 }))

const records = ['kilogramo', 'gramo', 'litro'].map((name, at) => ({ id: at + 1, valor: { es_ES: name } }))

const opened = async (name: string) => {
  answerCalls(({ path }) => ({ body: path === '/api/magnitudes/' ? records : records.find(({ id }) => path.endsWith(`/${id}/`)) }))
  const master = <MasterScreen master={masterOf('magnitudes')} />
  const view = renderScreens({ '/maestras/magnitudes': master, '/': <p>inicio</p> }, '/maestras/magnitudes')
  await view.user.click(await screen.findByRole('gridcell', { name }))
  await screen.findByLabelText('Valor magnitud')
  return { ...view, edited: () => selectScreen(view.store.getState(), 'magnitudes') }
}
const pager = () => screen.queryByRole('group', { name: 'Lista de magnitudes' })
const button = (name: string) => screen.findByRole('button', { name })

it('goes from form to form of a master in the order of its list, with focus and language [LS-07]', async () => {
  const { user, store, edited } = await opened('gramo')
  expect(pager()).toHaveTextContent('Magnitud 1 de 3')
  act(() => void store.dispatch(localeChosen({ master: 'magnitudes', locale: 'fr_FR' })))
  await user.click(await button('Siguiente: kilogramo'))
  expect(await button('Siguiente: litro')).toHaveFocus()
  expect(await button('Siguiente: litro')).toHaveAccessibleDescription('Magnitud 2 de 3')
  expect(edited()).toMatchObject({ editedId: 1, locale: 'fr_FR' })
  await user.keyboard('{Enter}')
  expect(await button('Siguiente')).toHaveFocus()
  expect(edited()).toMatchObject({ editedId: 3, locale: 'fr_FR' })
})

it('asks before it leaves a form with changes [LS-07]', async () => {
  const { user, edited } = await opened('gramo')
  await user.type(screen.getByLabelText('Valor magnitud'), 's')
  await user.click(await button('Siguiente: kilogramo'))
  expect(edited().editedId).toBe(2)
  await user.click(await button('Salir sin guardar'))
  await waitFor(() => expect(edited().editedId).toBe(1))
})

it('is not there in a form that somebody came for from elsewhere, nor in a new one [LS-07]', async () => {
  const { router, user } = await opened('gramo')
  await act(() => router.navigate('/'))
  await act(() => router.navigate('/maestras/magnitudes', { state: { abrir: 1 } }))
  expect(await screen.findByLabelText('Valor magnitud')).toHaveValue('kilogramo')
  expect(pager()).toBeNull()
  await user.click(await button('Cancelar'))
  await user.click(await button('Añadir magnitud'))
  await screen.findByLabelText('Valor magnitud')
  expect(pager()).toBeNull()
})
