import { ApiError } from '@/api/http/ApiError'
import { authApi } from '@/api/auth'
import { connectApi } from '@test/support/contract'
import { ENGINE } from '@test/support/engines'
import { useConnected } from '@test/support/connected'
import { DEMO } from '@test/support/server'

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw new Error(`Not refused: ${String(error)}`)
}

describe.each([ENGINE])("the session, by the application's own api modules (%s)", engine => {
  const { address, send } = useConnected(engine)
  let token: string | null
  let expired: jest.Mock

  beforeEach(() => {
    token = null
    expired = jest.fn()
    connectApi(address(), () => token, expired)
  })

  it('signs in, and tells who it is [SE-04, SE-06, SE-09, AU-01]', async () => {
    token = await authApi.login(DEMO.email, DEMO.password)
    expect(token.length).toBeGreaterThanOrEqual(43)
    expect(await authApi.user()).toEqual({
      id: expect.any(Number),
      email: 'demo@example.com',
      nombre: 'Lucía',
      apellidos: 'Ferrer Molina',
      administrador: true,
    })
  })

  it('signs out [SE-07]', async () => {
    token = await authApi.login(DEMO.email, DEMO.password)
    await authApi.logout()
    expect((await failure(authApi.user())).status).toBe(401)
    expect(expired).toHaveBeenCalledTimes(1)
  })

  it('takes the email in any case, and gives each session a token of its own', async () => {
    const tokens = [await authApi.login('DEMO@Example.COM', DEMO.password), await authApi.login(DEMO.email, DEMO.password)]
    expect(new Set(tokens).size).toBe(2)
    for (token of tokens) expect((await authApi.user()).email).toBe(DEMO.email)
  })

  it.each([
    ['a wrong password', DEMO.email, 'otra-clave'],
    ['the password in another case', DEMO.email, 'DEMO-AGRO'],
    ['an unknown email', 'nadie@example.com', DEMO.password],
    ['nothing at all', '', ''],
    ['a pattern', '%', DEMO.password],
  ])('refuses %s with the sentence that the toast shows [SE-05]', async (_name, email, password) => {
    const { status, detail } = await failure(authApi.login(email, password))
    expect([status, detail]).toEqual([400, 'No puede iniciar sesión con las credenciales proporcionadas.'])
    expect(expired).not.toHaveBeenCalled()
  })

  it('answers a failed login as the contract says, and a malformed one with its fields', async () => {
    const login = (json: unknown) => send('POST', '/api/auth/login/', { token: undefined, json })
    expect((await login({ email: DEMO.email, password: 'x' })).json).toEqual({ non_field_errors: [expect.any(String)] })
    const { status, json } = await login({ email: 1 })
    expect(status).toBe(400)
    expect(json).toEqual({ detail: expect.any(String), errors: { email: [expect.any(String)], password: [expect.any(String)] } })
  })

  it('changes the password, trimmed, and ends the other sessions only [SE-11, SE-14]', async () => {
    const other = await authApi.login(DEMO.email, DEMO.password)
    token = await authApi.login(DEMO.email, DEMO.password)
    await authApi.changePassword('  nueva-clave ', 'nueva-clave')
    expect((await authApi.user()).email).toBe(DEMO.email)
    expect((await failure(authApi.login(DEMO.email, DEMO.password))).status).toBe(400)
    token = other
    expect((await failure(authApi.user())).status).toBe(401)
    token = await authApi.login(DEMO.email, 'nueva-clave')
    await authApi.changePassword(DEMO.password, DEMO.password)
  })

  it.each([
    ['two that differ [SE-13]', 'nueva-clave', 'nueva-llave', { new_password2: ['Las contraseñas no coinciden'] }],
    ['a short one [SE-12, SE-15]', 'siete77', 'siete77', { new_password1: ['Las contraseña es demasiado corta, minimo 8 caracteres'] }],
    ['a common one', 'Contraseña1', 'Contraseña1', { new_password1: ['La contraseña es demasiado común, elija otra'] }],
    [
      'the email',
      'DEMO@example.com',
      'DEMO@example.com',
      { new_password1: ['La contraseña no puede ser su correo electrónico ni su nombre'] },
    ],
    [
      'blanks [SE-11]',
      '   ',
      '',
      {
        new_password1: ['Debe introducir un valor valido para la contraseña'],
        new_password2: ['Debe introducir un valor valido para la contraseña'],
      },
    ],
  ])('refuses as new password %s', async (_name, new_password1, new_password2, errors) => {
    token = await authApi.login(DEMO.email, DEMO.password)
    const json = { new_password1, new_password2 }
    const answer = await send('POST', '/api/auth/password/change/', { token, json })
    expect([answer.status, answer.json]).toEqual([400, { detail: expect.any(String), errors }])
    expect((await authApi.user()).email).toBe(DEMO.email)
  })
})
