import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { passwordSaga } from '@/features/cuenta/changePassword'
import { Perfil } from '@/features/cuenta/Perfil'
import { userLoaded } from '@/features/cuenta/slice'
import { runInSessions } from '@/store/sessionSagas'
import { selectToasts } from '@/store/toasts'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { stateAfter } from '@test/support/state'

quietErrors()
runInSessions(passwordSaga)

const visit = (store: ReturnType<typeof createStore>) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Perfil />
      </MemoryRouter>
    </Provider>,
  )

const show = (answer: Parameters<typeof answerCalls>[0] = () => ({ body: {} }), minNewPasswordLength = 8) => {
  const calls = answerCalls(answer)
  const store = createStore({ configuration: { ...stateAfter().configuration, minNewPasswordLength } })
  act(() => void store.dispatch(userLoaded({ email: 'ana@example.com', nombre: 'Ana', apellidos: 'Ruiz Gil' })))
  const { unmount } = visit(store)
  return { calls, store, unmount, user: userEvent.setup() }
}
const first = () => screen.getByLabelText('Contraseña nueva')
const second = () => screen.getByLabelText('Repita la contraseña')
const change = () => screen.getByRole('button', { name: 'Cambiar contraseña' })

it('leads to the licences of the software', () => {
  show()
  expect(screen.getByRole('link', { name: 'Licencias del software' })).toHaveAttribute('href', '/licencias.txt')
})

it('shows email, nombre and apellidos, with nothing to edit them in [SE-10]', () => {
  show()
  for (const text of ['ana@example.com', 'Ana', 'Ruiz Gil']) expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryAllByRole('textbox')).toEqual([])
})

it('shows and hides each password by itself [SE-10]', async () => {
  const { user } = show()
  const [toggle] = screen.getAllByRole('button', { name: 'Mostrar la contraseña' })
  if (toggle) await user.click(toggle)
  expect(first()).toHaveAttribute('type', 'text')
  expect(second()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }))
  expect(first()).toHaveAttribute('type', 'password')
})

describe('refuses a new password, with its reason under the field [SE-11, SE-12, SE-13, SE-15]', () => {
  it.each([
    ['', '', 8, 'Debe introducir un valor valido para la contraseña', 2],
    ['   ', '   ', 8, 'Debe introducir un valor valido para la contraseña', 2],
    ['regadío-25', '', 8, 'Debe introducir un valor valido para la contraseña', 1],
    ['corta', 'corta', 8, 'Las contraseña es demasiado corta, minimo 8 caracteres', 1],
    ['  corta77  ', '  corta77  ', 8, 'Las contraseña es demasiado corta, minimo 8 caracteres', 1],
    ['regadío-25', 'regadío-25', 12, 'Las contraseña es demasiado corta, minimo 12 caracteres', 1],
    ['regadío-25', 'regadío-26', 8, 'Las contraseñas no coinciden', 1],
    ['ANA@example.com', 'ANA@example.com', 8, 'La contraseña no puede ser su correo electrónico ni su nombre', 1],
  ])('%j and %j with at least %i characters: "%s"', async (one, two, min, message, times) => {
    const { user, calls } = show(undefined, min)
    if (one) await user.type(first(), one)
    if (two) await user.type(second(), two)
    await user.click(change())
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(times))
    expect(calls).toEqual([])
  })
})

it('announces the reason where the focus stays in its field [SE-13, TB-11]', async () => {
  const { user } = show()
  await user.type(first(), 'corta{Enter}')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Las contraseña es demasiado corta, minimo 8 caracteres'))
  expect(first()).toHaveFocus()
})

it('sends both, trimmed, says so and empties the form [SE-11, SE-14]', async () => {
  const { user, calls, store } = show()
  await user.type(first(), ' regadío-25 ')
  await user.type(second(), 'regadío-25')
  await user.click(change())
  await waitFor(() => expect(first()).toHaveValue(''))
  expect(second()).toHaveValue('')
  expect(calls).toEqual([
    { method: 'POST', path: '/api/auth/password/change/', body: { new_password1: 'regadío-25', new_password2: 'regadío-25' } },
  ])
  expect(selectToasts(store.getState())).toMatchObject([{ text: 'Contraseña cambiada con éxito' }])
})

it('keeps what was typed when the change fails, and says nothing [SE-14]', async () => {
  const { user, calls, store } = show(() => ({ status: 400, body: { detail: 'Demasiado común' } }))
  await user.type(first(), 'regadío-25')
  await user.type(second(), 'regadío-25')
  await user.click(change())
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(change()).toBeEnabled())
  expect(first()).toHaveValue('regadío-25')
  expect(selectToasts(store.getState())).toEqual([])
})

it('shows at its field what the API says of it, until somebody types there', async () => {
  const common = 'La contraseña es demasiado común, elija otra'
  const { user, calls, store } = show(({ body }) => {
    const isCommon = (body as { new_password1: string }).new_password1 === 'contraseña'
    return isCommon ? { status: 400, body: { detail: 'Hay datos', errors: { new_password1: [common] } } } : { body: {} }
  })
  await user.type(first(), 'contraseña')
  await user.type(second(), 'contraseña')
  await user.click(change())
  expect(await screen.findByText(common)).toBeInTheDocument()
  await user.click(second())
  await user.tab()
  expect(first()).toHaveAccessibleDescription(common)
  expect(second()).toBeValid()
  expect(first()).toHaveValue('contraseña')
  expect(selectToasts(store.getState())).toEqual([])
  await user.type(first(), ' del riego')
  expect(screen.queryByText(common)).not.toBeInTheDocument()
  await user.type(second(), ' del riego')
  await user.click(change())
  await waitFor(() => expect(first()).toHaveValue(''))
  expect(calls).toHaveLength(2)
})

it('says nothing of a refusal that is from an earlier visit', async () => {
  const common = 'La contraseña es demasiado común'
  const { user, store, unmount } = show(() => ({ status: 400, body: { detail: 'Hay datos', errors: { new_password1: [common] } } }))
  await user.type(first(), 'contraseña')
  await user.type(second(), 'contraseña')
  await user.click(change())
  expect(await screen.findByText(common)).toBeInTheDocument()
  unmount()
  visit(store)
  expect(first()).toBeInTheDocument()
  expect(screen.queryByText(common)).not.toBeInTheDocument()
})
