import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { cultivos, gruposDeCultivo } from '@/store/catalogues'
import { Maestra } from '@/features/maestras/Maestra'
import type * as definitions from '@/features/maestras/definitions'
import { MODE, selectScreen } from '@/features/maestras/slice'
import { selectToasts } from '@/store/toasts'
import { answerCalls } from '@test/support/answers'
import { choose } from '@test/support/choose'
import { pngFile } from '@test/support/pictures'
import { layOut } from '@test/ui/layout'
import { maestrasSaga } from '@/features/maestras/saga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(maestrasSaga)

// Registration of a ninth master, which takes one line.
jest.mock('@/features/maestras/definitions', () => {
  const { masters } = jest.requireActual<typeof definitions>('@/features/maestras/definitions')
  const { grupoDeCultivo } = jest.requireActual('@test/features/maestras/ninth')
  return { masters: [...masters, grupoDeCultivo] }
})

beforeAll(() => {
  layOut({ height: 600 })
  URL.createObjectURL = () => 'blob:elegida'
  URL.revokeObjectURL = () => undefined
})

/** Shows the screen over a stand-in API of groups of crops. */
const show = async () => {
  let groups = [{ id: 1, nombre: 'Cítricos' }]
  const calls = answerCalls(({ method, path, body }) => {
    if (path === '/api/cultivos/') return { body: [{ id: 9, nombre: { es_ES: 'Naranjo' } }] }
    if (path === '/api/grupos_de_cultivo/' && method === 'GET') return { body: groups }
    if (method === 'DELETE') {
      groups = groups.filter(({ id }) => !path.endsWith(`/${id}/`))
      return { status: 204 }
    }
    if (method === 'POST' && path === '/api/grupos_de_cultivo/') {
      const { es_ES: nombre } = (body as { nombre: { es_ES: string } }).nombre
      groups = [...groups, { id: 2, nombre }]
      return { status: 201, body: groups[1] }
    }
    return { body: groups.find(({ id }) => path.includes(`/${id}/`)) }
  })
  const store = createStore()
  for (const { loadRequested } of [gruposDeCultivo, cultivos]) store.dispatch(loadRequested())
  const router = createMemoryRouter([{ path: '/maestras/:maestra', element: <Maestra /> }], {
    initialEntries: ['/maestras/grupos_de_cultivo'],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  await screen.findByRole('gridcell', { name: 'Cítricos' })
  return {
    user: userEvent.setup(),
    writes: () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    sent: () => calls.find(({ method }) => method === 'POST')?.body,
    mode: () => selectScreen(store.getState(), 'grupos_de_cultivo').mode,
    told: () => selectToasts(store.getState()).map(({ text }) => text),
  }
}
const button = (name: string) => screen.getByRole('button', { name })

describe('a ninth master, made of its definition alone', () => {
  it('has its list, its form with every kind of field, its save sequence and its choice that stays [MA-01, MA-02, MA-07, MA-09]', async () => {
    const { user, writes, sent, mode, told } = await show()
    expect(screen.getByRole('heading', { name: 'Grupos de cultivo' })).toBeInTheDocument()
    await user.click(button('Añadir grupo de cultivo'))
    await user.type(await screen.findByLabelText('Nombre grupo de cultivo'), 'Hortícolas')
    await choose(user, screen.getByLabelText('Cultivo principal'), 'Naranjo')
    await user.type(screen.getByLabelText('Orden'), '3')
    await user.type(screen.getByLabelText('Color'), '#00aa33')
    await user.upload(screen.getByLabelText('Imagen del grupo: archivo'), pngFile('grupo.png'))
    await screen.findByText('grupo.png')
    await user.click(button('Guardar'))

    await waitFor(() => expect(mode()).toBe(MODE.list))
    expect(writes()).toEqual(['POST /api/grupos_de_cultivo/', 'POST /api/grupos_de_cultivo/2/upload_imagen/'])
    expect(sent()).toEqual({ nombre: { es_ES: 'Hortícolas' }, cultivo: 9, orden: 3, color: '#00aa33' })
    expect(told()).toEqual(['Grupo de cultivo guardado con éxito'])
    await screen.findByRole('gridcell', { name: 'Hortícolas' })

    await user.click(button('Añadir grupo de cultivo'))
    expect(await screen.findByLabelText('Nombre grupo de cultivo')).toHaveValue('')
    expect(screen.getByLabelText('Cultivo principal')).toHaveDisplayValue('Naranjo')
  })

  it('edits and deletes [MA-04, MA-10]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const { user, writes, told } = await show()
    await user.click(screen.getByRole('gridcell', { name: 'Cítricos' }))
    expect(await screen.findByLabelText('Nombre grupo de cultivo')).toHaveValue('Cítricos')
    await user.click(button('Cancelar'))
    await user.click(await screen.findByRole('button', { name: 'Eliminar Cítricos' }))
    await waitFor(() => expect(told()).toEqual(['Grupo de cultivo eliminado con éxito']))
    expect(window.confirm).toHaveBeenCalledWith('¿Desea eliminar el grupo de cultivo Cítricos?')
    expect(writes()).toEqual(['DELETE /api/grupos_de_cultivo/1/'])
    await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'Cítricos' })).not.toBeInTheDocument())
  })
})
