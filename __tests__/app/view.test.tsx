import { act, render, screen, waitFor } from '@testing-library/react'
import { App } from '@/app/App'
import { createStore } from '@/app/createStore'
import { openView } from '@/app/view'
import { signedIn, signedOut } from '@/features/session/slice'
import { createMemoryServer } from '@test/support/memoryServer'
import { quietErrors } from '@test/support/quiet'

quietErrors()

beforeEach(() => {
  createMemoryServer({})
  history.replaceState(null, '', '/login?volver=%2Faccount%2Fusuarios')
})

it('keeps the sign-in until the pages behind it can be shown whole, at the address first asked for [RT-07]', async () => {
  const store = createStore()
  render(<App store={store} first={await openView(store, false)} />)
  const seen = new Set<string>()
  const look = () => seen.add(screen.queryByRole('heading', { level: 1 })?.textContent ?? 'nada')
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  act(() => void store.dispatch(signedIn()))
  expect(screen.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await screen.findByRole('heading', { level: 1, name: 'Usuarios' })
  expect([...seen]).toEqual(['Usuarios'])
  expect(location.pathname).toBe('/account/usuarios')
})

it('moves the focus from the sign-in into the page that opens behind it [TB-11, SE-01]', async () => {
  const store = createStore()
  render(<App store={store} first={await openView(store, false)} />)
  act(() => void store.dispatch(signedIn()))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Usuarios' })
  await waitFor(() => expect(heading).toHaveFocus())
})

it('shows nothing of a session that is over [SE-07]', async () => {
  const store = createStore({ session: { signedIn: true, enlace: null, linkFor: null } })
  render(<App store={store} first={await openView(store, true)} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible()
  act(() => void store.dispatch(signedOut()))
  expect(screen.queryByRole('heading', { level: 1, name: 'Usuarios' })).toBeNull()
  await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })
  expect(location.pathname).toBe('/login')
})
