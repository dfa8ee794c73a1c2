import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { Login } from '@/features/session/Login'
import { selectIsSignedIn } from '@/features/session/slice'
import { sessionToken } from '@/store/memory/sessionToken'
import { selectToasts } from '@/store/toasts'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'

quietErrors()
beforeEach(() => sessionToken.clear())

const show = (answer: Parameters<typeof answerCalls>[0] = () => ({ body: { key: 'la-llave' } })) => {
  const calls = answerCalls(answer)
  const store = createStore()
  render(
    <Provider store={store}>
      <Login />
    </Provider>,
  )
  return { calls, store, user: userEvent.setup() }
}
const email = () => screen.getByLabelText('Correo electrónico')
const password = () => screen.getByLabelText('Contraseña')
const enter = () => screen.getByRole('button', { name: 'Iniciar sesión' })

it.each([
  ['', '', false],
  ['demo@example.com', '', false],
  ['', 'demo-agro', false],
  ['demo@example', 'demo-agro', false],
  ['demo@example.com', '12345', false],
  ['demo@example.com', '123456', true],
])('with email %j and password %j the button is enabled: %s [SE-01, SE-02]', async (typedEmail, typedPassword, enabled) => {
  const { user } = show()
  if (typedEmail) await user.type(email(), typedEmail)
  if (typedPassword) await user.type(password(), typedPassword)
  await waitFor(() => expect(enter().hasAttribute('disabled')).toBe(!enabled))
})

it('shows a wrong field in red only once it was touched [SE-03]', async () => {
  const { user } = show()
  await user.type(email(), 'demo@')
  expect(email()).not.toHaveAttribute('aria-invalid', 'true')
  await user.click(password())
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'))
  expect(email()).toHaveAccessibleDescription('Escriba un correo electrónico válido')
  expect(password()).not.toHaveAttribute('aria-invalid', 'true')
})

it('signs in with Enter [SE-04]', async () => {
  const { user, calls, store } = show()
  await user.type(email(), ' demo@example.com')
  await user.type(password(), 'demo-agro')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(true))
  expect(calls).toEqual([{ method: 'POST', path: '/api/auth/login/', body: { email: 'demo@example.com', password: 'demo-agro' } }])
})

it('says why it failed and keeps what was typed [SE-05]', async () => {
  const { user, store } = show(() => ({ status: 400, body: { non_field_errors: ['Credenciales incorrectas.'] } }))
  await user.type(email(), 'demo@example.com')
  await user.type(password(), 'demo-mala')
  await user.click(enter())
  await waitFor(() => expect(selectToasts(store.getState())).toMatchObject([{ tone: 'error', text: 'Credenciales incorrectas.' }]))
  expect(email()).toHaveValue('demo@example.com')
  expect(password()).toHaveValue('demo-mala')
})

const ENDED = 'Su sesión ha terminado. Lo que escribió sigue en este navegador.'

it('says that a session has ended by itself, until somebody signs in or out [SE-08]', () => {
  sessionToken.keep('la-llave')
  sessionToken.expire()
  show()
  expect(screen.getByRole('status')).toHaveTextContent(ENDED)
  expect(sessionToken.get()).toBeNull()
})

it.each([
  ['nobody was signed in', () => undefined],
  ['somebody has signed in since', () => sessionToken.keep('otra')],
  ['somebody has signed out, told or not', () => sessionToken.clear()],
])('says nothing of it where %s [SE-07]', (_why, then) => {
  if (_why !== 'nobody was signed in') sessionToken.expire()
  then()
  show()
  expect(screen.queryByText(ENDED)).not.toBeInTheDocument()
})
