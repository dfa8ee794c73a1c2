import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createStore } from '@/app/createStore'
import { Screen as PublicPage, sagas } from '@/app/PublicPages'
import { selectIsSignedIn } from '@/features/session/slice'
import { runInSessions } from '@/store/sessionSagas'
import { sessionToken } from '@/store/memory/sessionToken'
import { answerCalls, type Answer, type Call } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { stateAfter } from '@test/support/state'
import { violations } from '@test/ui/violations'

quietErrors()
sagas.forEach(runInSessions)
beforeEach(() => sessionToken.clear())
afterEach(() => history.replaceState(null, '', '/'))

const CODE = 'k7Qm2vXw9ZtB4nRf'
const RESTAURAR = '/account/clave/restaurar'
const NOTICE = 'Este enlace ya no sirve: se ha usado o ha caducado. Pida otro a un administrador.'

const show = (address: string, answer: (sent: Call) => Answer = () => ({ body: {} }), { extensions = true, mail = true } = {}) => {
  history.replaceState(null, '', address)
  const calls = answerCalls(answer)
  const store = createStore({ configuration: { ...stateAfter().configuration, extensions, mail } })
  render(
    <Provider store={store}>
      <PublicPage />
    </Provider>,
  )
  return { calls, store, user: userEvent.setup() }
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const valid = ({ path }: Call): Answer => ({ body: path.endsWith('/check/') ? { email: 'marta@example.com' } : { key: 'la-llave' } })

it.each([
  ['/login', true],
  [RESTAURAR, true],
  [`${RESTAURAR}#${CODE}`, false],
  ['/account/clave/recuperar', false],
])('shows the login at %s, with extensions: %s, and asks for nothing [RT-03, AU-02]', async (address, extensions) => {
  const { calls } = show(address, undefined, { extensions })
  expect(await heading('Iniciar sesión')).toBeInTheDocument()
  expect(screen.queryAllByRole('link', { name: '¿Ha olvidado su contraseña?' })).toHaveLength(extensions ? 1 : 0)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls).toEqual([])
})

it.each([
  { extensions: true, mail: false },
  { extensions: false, mail: true },
])('without extensions or mail nobody is offered a mail: %j [AU-06]', async configuration => {
  show('/account/clave/recuperar', undefined, configuration)
  await heading('Iniciar sesión')
  expect(screen.queryByRole('link', { name: '¿Ha olvidado su contraseña?' })).toBeNull()
})

describe('a link [AU-02]', () => {
  it('is taken out of the address at once; the password chosen by it signs in [AU-02, SE-17]', async () => {
    const { calls, store, user } = show(`${RESTAURAR}#${CODE}`, valid)
    await heading('Elija su contraseña')
    expect(location.href).not.toContain(CODE)
    expect(await screen.findByText('marta@example.com')).toBeInTheDocument()
    expect(screen.getByLabelText('Contraseña nueva')).toHaveFocus()
    expect(screen.getByLabelText('Contraseña nueva')).toHaveAccessibleDescription('Mínimo 8 caracteres')
    expect(await violations()).toEqual([])
    await user.keyboard('regadío-2026')
    await user.type(screen.getByLabelText('Repita la contraseña'), 'regadío-2026')
    await user.dblClick(screen.getByRole('button', { name: 'Guardar y entrar' }))
    await waitFor(() => expect(selectIsSignedIn(store.getState())).toBe(true))
    expect(sessionToken.get()).toBe('la-llave')
    expect(calls).toEqual([
      { method: 'POST', path: '/api/auth/password/reset/check/', body: { codigo: CODE } },
      {
        ...{ method: 'POST', path: '/api/auth/password/reset/confirm/' },
        body: { codigo: CODE, new_password1: 'regadío-2026', new_password2: 'regadío-2026' },
      },
    ])
    expect(JSON.stringify([store.getState(), Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(
      new RegExp(`${CODE}|regadío`),
    )
  })

  it.each([
    ['', '', 'Debe introducir un valor valido para la contraseña', 2],
    ['corta', 'corta', 'Las contraseña es demasiado corta, minimo 8 caracteres', 1],
    ['regadío-25', 'regadío-26', 'Las contraseñas no coinciden', 1],
    ['Marta@example.com', 'Marta@example.com', 'La contraseña no puede ser su correo electrónico ni su nombre', 1],
  ])('refuses %j and %j [SE-11, SE-12, SE-13]', async (one, other, text, times) => {
    const { calls, user } = show(`${RESTAURAR}#${CODE}`, valid)
    const first = await screen.findByLabelText('Contraseña nueva')
    if (one) await user.type(first, one)
    if (other) await user.type(screen.getByLabelText('Repita la contraseña'), other)
    await user.click(screen.getByRole('button', { name: 'Guardar y entrar' }))
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(times))
    expect(calls).toHaveLength(1)
  })

  it('announces the reason where the focus stays in its field [SE-13, TB-11]', async () => {
    const { user } = show(`${RESTAURAR}#${CODE}`, valid)
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'corta{Enter}')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Las contraseña es demasiado corta, minimo 8 caracteres'))
    expect(screen.getByLabelText('Contraseña nueva')).toHaveFocus()
  })

  it('shows at its field what the API says of the password, and takes another', async () => {
    const common = 'La contraseña es demasiado común, elija otra'
    const { user } = show(`${RESTAURAR}#${CODE}`, sent =>
      sent.path.endsWith('/confirm/') ? { status: 400, body: { detail: 'Hay datos', errors: { new_password1: [common] } } } : valid(sent),
    )
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'contraseña')
    await user.type(screen.getByLabelText('Repita la contraseña'), 'contraseña')
    await user.click(screen.getByRole('button', { name: 'Guardar y entrar' }))
    expect(await screen.findByText(common)).toBeInTheDocument()
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('contraseña')
  })

  it('that is dead shows the login with the notice; so does one that dies later [RT-03, AU-02]', async () => {
    const dead = { status: 400, body: { detail: 'Este enlace ya no sirve' } }
    const { user } = show(`${RESTAURAR}#${CODE}`, sent => (sent.path.endsWith('/confirm/') ? dead : valid(sent)))
    await user.type(await screen.findByLabelText('Contraseña nueva'), 'regadío-2026')
    await user.type(screen.getByLabelText('Repita la contraseña'), 'regadío-2026')
    await user.click(screen.getByRole('button', { name: 'Guardar y entrar' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(NOTICE)
    expect(await heading('Iniciar sesión')).toBeInTheDocument()
    expect(await violations()).toEqual([])
    answerCalls(() => ({ body: { email: 'eva@example.com' } }))
    // Another link that is opened in this page.
    act(() => {
      location.hash = 'otro-enlace'
    })
    expect(await screen.findByText('eva@example.com')).toBeInTheDocument()
    expect(location.hash).toBe('')
    answerCalls(() => dead)
    act(() => {
      location.hash = 'uno-muerto'
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(NOTICE)
  })

  it('without an answer it can be tried again', async () => {
    let isUp = false
    const { user } = show(`${RESTAURAR}#${CODE}`, sent => (isUp ? valid(sent) : { status: 503, body: {} }))
    const again = () => screen.findByRole('button', { name: 'Reintentar' })
    await again()
    expect(await violations()).toEqual([])
    // The keyboard a second time: the button is a new element.
    await user.keyboard('{Enter}')
    expect(await again()).toHaveFocus()
    isUp = true
    await user.keyboard('{Enter}')
    expect(await screen.findByText('marta@example.com')).toBeInTheDocument()
  })
})

it('is reached by the first click: no field is left by it, and says what it lacks, before the pointer is let go [AU-06]', async () => {
  const { user } = show('/login')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: '¿Ha olvidado su contraseña?' }) })
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus()
  expect(screen.queryByText('Escriba su correo electrónico')).toBeNull()
})

it('asks for a mail, and says the same to everybody [AU-06, TB-11]', async () => {
  const { calls, user } = show('/account/clave/recuperar')
  await heading('Recuperar la contraseña')
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus()
  expect(await violations()).toEqual([])
  await user.keyboard('ana@{Enter}')
  const said = () => screen.getByRole('status')
  await waitFor(() => expect(said()).toHaveTextContent('Escriba un correo electrónico válido'))
  await user.type(screen.getByLabelText('Correo electrónico'), 'example.com{Enter}')
  await waitFor(() => expect(said()).toHaveTextContent(/^Si hay una cuenta con ana@example\.com, le llegará un correo/))
  expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login')
  expect(await violations()).toEqual([])
  expect(calls).toEqual([{ method: 'POST', path: '/api/auth/password/reset/', body: { email: 'ana@example.com' } }])
})
