import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { requestNeeds } from '@/app/routeTable'
import { MasterScreen } from '@/features/maestras/MasterScreen'
import { masterOf } from '@/features/maestras/registry'
import { selectFailedKeys } from '@/store/sequences/slice'
import { fileVault } from '@/store/vault'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { pngFile } from '@test/support/pictures'
import { layOut } from '@test/ui/layout'
import { maestrasSaga } from '@/features/maestras/saga'
import { runInSessions } from '@/store/sessionSagas'

runInSessions(maestrasSaga)

quietErrors()
beforeAll(() => {
  layOut({ height: 600 })
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})

it('shows an image that a failed save has uploaded as saved, and the one that failed as chosen [IM-01, CU-02]', async () => {
  const calls = answerCalls(({ method, path }) => {
    if (path.includes('upload_imagen_icono')) return { status: 413, body: { detail: 'Demasiado grande' } }
    if (path.includes('upload_imagen')) return { status: 202 }
    return { body: method === 'POST' ? { id: 7, nombre: { es_ES: 'Peral' }, grupo_de_cultivo: 3 } : [] }
  })
  const store = createStore()
  requestNeeds(store, '/maestras/cultivos')
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <MasterScreen master={masterOf('cultivos')} /> }])} />
    </Provider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Añadir cultivo' }))
  await user.type(await screen.findByLabelText('Nombre cultivo'), 'Peral')
  for (const label of ['Imagen del cultivo', 'Icono del cultivo'])
    await user.upload(screen.getByLabelText(`${label}: archivo`), pngFile('peral.png'))
  await waitFor(() => expect(screen.getAllByText('peral.png')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Aceptar' }))
  await waitFor(() => expect(selectFailedKeys(store.getState())).toHaveLength(1))
  const image = (name: string) => within(screen.getByRole('group', { name }))
  await waitFor(() => expect(image('Imagen del cultivo').getByRole('img')).toHaveAccessibleName('Imagen actual'))
  expect(image('Imagen del cultivo').queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  expect(image('Icono del cultivo').getByRole('button', { name: 'Deshacer' })).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.includes('upload'))).toHaveLength(2)
})

it('asks before a picture that is still prepared is left [MA-06, PH-01]', async () => {
  answerCalls(() => ({ body: [] }))
  const store = createStore()
  requestNeeds(store, '/maestras/iconos')
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <MasterScreen master={masterOf('iconos')} /> }])} />
    </Provider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Añadir icono' }))
  const slow = Object.assign(pngFile('lenta.png'), { slice: () => ({ arrayBuffer: () => new Promise(() => undefined) }) })
  await user.upload(await screen.findByLabelText(/imagen/i, { selector: 'input' }), slow)
  await screen.findByText('lenta.png')
  await user.click(screen.getByRole('button', { name: 'Iconos' }))
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByRole('button', { name: 'Añadir icono' })).toBeInTheDocument()
})

it('keeps neither the failed run nor the file of a form that is left for another page [AC-04, MA-11]', async () => {
  answerCalls(({ method }) => (method === 'POST' ? { status: 500 } : { body: [] }))
  const keep = jest.spyOn(fileVault, 'keep')
  const store = createStore()
  requestNeeds(store, '/maestras/iconos')
  const router = createMemoryRouter([
    { path: '/', element: <MasterScreen master={masterOf('iconos')} /> },
    { path: '/otra', element: <p>otra</p> },
  ])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Añadir icono' }))
  await user.type(await screen.findByLabelText('Nombre icono'), 'Gota')
  await user.upload(screen.getByLabelText(/imagen/i, { selector: 'input' }), pngFile('gota.png'))
  await screen.findByText('gota.png')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(selectFailedKeys(store.getState())).toHaveLength(1))
  const ticket = keep.mock.results[0]?.value
  expect(fileVault.open(ticket).name).toBe('gota.png')

  void router.navigate('/otra')
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await screen.findByText('otra')
  expect(selectFailedKeys(store.getState())).toEqual([])
  expect(() => fileVault.open(ticket)).toThrow('ya no está disponible')
})
