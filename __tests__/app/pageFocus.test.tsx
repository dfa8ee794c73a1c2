import { act, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { Frame } from '@/app/frame/Frame'
import { userLoaded } from '@/features/cuenta/slice'
import { signedIn } from '@/features/session/slice'
import { ANA } from '@test/support/drafts'
import { matchMedia } from '@test/ui/layout'

const Form = ({ nombre }: { nombre: string }) => (
  <form data-opens-at-field>
    <input name="codigo" aria-label="Código" defaultValue="Z-1" />
    <textarea name="nombre" aria-label="Nombre" defaultValue={nombre} />
  </form>
)

const show = (at: string) => {
  matchMedia()
  const store = createStore()
  store.dispatch(signedIn())
  store.dispatch(userLoaded(ANA))
  const router = createMemoryRouter(
    [
      { path: '/login', element: 'Iniciar sesión' },
      {
        element: <Frame />,
        children: [
          { path: '/', element: <h1 tabIndex={-1}>Inicio</h1> },
          { path: '/nuevo', element: <Form nombre="" /> },
          { path: '/zinc', element: <Form nombre="Zinc" /> },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return router
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Inicio' })

it('focuses the heading of the page that opens after the sign-in [TB-11, SE-01]', async () => {
  const router = show('/login')
  await act(() => router.navigate('/', { replace: true }))
  await waitFor(async () => expect(await heading()).toHaveFocus())
})

it('moves no focus on a page that is opened by its address [TB-11]', async () => {
  show('/')
  await heading()
  await act(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect(document.body).toHaveFocus()
})

it.each([
  ['first field of a record', '/zinc', 'Código'],
  ['name of a record just made from its code', '/nuevo', 'Nombre'],
])('focuses the %s that opens [TB-11]', async (_field, path, name) => {
  const router = show('/')
  await heading()
  await act(() => router.navigate(path))
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus())
})
