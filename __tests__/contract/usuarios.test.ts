import { authApi } from '@/api/auth'
import { ApiError } from '@/api/http/ApiError'
import { passwordLinksApi } from '@/api/passwordLinks'
import { sesionesApi } from '@/api/sesiones'
import { usuariosApi } from '@/api/usuarios'
import { call, type Call } from '@test/support/call'
import { connectApi, unique } from '@test/support/contract'
import { useServer, ENGINE } from '@test/support/engines'
import { DEMO } from '@test/support/server'

const PASSWORD = 'regadío-2026'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error(`Not refused: ${String(error)}`)
}

describe.each([ENGINE])("users and sessions, by the application's own api modules (%s)", engine => {
  const server = useServer(engine)
  let demo: string
  let token: string
  beforeAll(async () => {
    demo = await server().signIn()
  })
  beforeEach(() => {
    token = demo
    connectApi(server().address, () => token)
  })

  const input = (more: object = {}) => {
    const email = `${unique('Ana')}@example.com`
    return { email, nombre: 'Ana', apellidos: 'Gil Roca', administrador: false, ...more }
  }
  const send = (method: string, path: string, options: Call = {}) => call(method, server().address + path, { token, ...options })
  const idOf = async () => (await authApi.user()).id
  const codeFor = async (id: number) => (await usuariosApi.createLink(id)).enlace?.split('#')[1] ?? ''

  it('the demo user is an administrator, and everybody is listed with state and last access [AU-01]', async () => {
    const { id } = await usuariosApi.create(input())
    const [first, ...others] = await usuariosApi.list()
    expect(first).toEqual({
      id: expect.any(Number),
      email: DEMO.email,
      nombre: 'Lucía',
      apellidos: 'Ferrer Molina',
      administrador: true,
      estado: 'activo',
      ultimo_acceso: expect.any(String),
      sesiones: expect.any(Number),
    })
    expect(others.find(each => each.id === id)).toMatchObject({ estado: 'invitado', ultimo_acceso: null, sesiones: 0 })
  })

  it('the way of a new user: added, a link, a password of their own, in [AU-02]', async () => {
    const user = await usuariosApi.create(input())
    const { enlace, caduca, enviado } = await usuariosApi.createLink(user.id)
    expect([enlace?.startsWith(`${server().address}/account/clave/restaurar#`), enviado]).toEqual([true, undefined])
    const hours = (Date.parse(caduca) - Date.now()) / 3_600_000
    expect([hours > 71, hours < 73]).toEqual([true, true])
    const codigo = enlace?.split('#')[1] ?? ''
    expect(await passwordLinksApi.check(codigo)).toBe(user.email)
    token = await passwordLinksApi.confirm(codigo, PASSWORD, PASSWORD)
    expect(await authApi.user()).toMatchObject({ id: user.id, administrador: false })
    expect((await failure(passwordLinksApi.confirm(codigo, PASSWORD, PASSWORD))).status).toBe(400)
    expect((await failure(usuariosApi.create(input()))).detail).toBe('Solo un administrador puede cambiar los usuarios.')
    const listed = await usuariosApi.list()
    expect(listed.length).toBeGreaterThan(1)
    expect(listed.find(({ id }) => id === user.id)).toMatchObject({ sesiones: 1 })
  })

  it('every change of users, rights and passwords is in the log with who did it to whom, and no code or password [AU-07]', async () => {
    const by = await idOf()
    const { id, email } = await usuariosApi.create(input())
    await usuariosApi.update(id, { nombre: 'Eva', apellidos: 'Gil Roca' })
    await usuariosApi.update(id, { administrador: true })
    await usuariosApi.update(id, { administrador: false, activo: false })
    await usuariosApi.update(id, { activo: true })
    const codigo = await codeFor(id)
    await passwordLinksApi.confirm(codigo, PASSWORD, PASSWORD)
    await failure(passwordLinksApi.check('mal-adivinado'))
    const log = await server().outputWith(/"event":"link.refused"/)
    const event = (name: string, about: string) => expect(log).toMatch(new RegExp(`"event":"${name}",${about}`))
    event('user.added', `"usuario":${by},"afectado":${id},"administrador":false`)
    event('user.changed', `"usuario":${by},"afectado":${id},"cambios":\\["nombre"\\]`)
    for (const name of ['rights.given', 'rights.taken', 'user.deactivated', 'user.activated', 'link.made'])
      event(name, `"usuario":${by},"afectado":${id}`)
    event('password.changed', `"usuario":${id},"email":"${email}"`)
    expect(log).not.toMatch(new RegExp(`${codigo}|${PASSWORD}|mal-adivinado`))
  })

  it.each([
    ['no email', {}, { email: ['Este campo es obligatorio.'] }],
    [
      'what is no email',
      { email: 'eva', nombre: 7 },
      { email: ['Debe ser un correo electrónico válido.'], nombre: ['Debe ser un texto.'] },
    ],
    ['an email that somebody has', { email: 'DEMO@example.com' }, { email: ['Ya existe un usuario con ese correo electrónico.'] }],
    ['a right that is none', { email: 'a@example.com', administrador: 'sí' }, { administrador: ['Debe ser verdadero o falso.'] }],
  ])('refuses %s [AU-02]', async (_name, json, errors) => {
    const { id } = await usuariosApi.create(input())
    for (const [method, path] of [
      ['POST', '/api/usuarios/'],
      ['PUT', `/api/usuarios/${id}/`],
    ] as const) {
      if (method === 'PUT' && !('email' in json)) continue
      const answer = await send(method, path, { json })
      expect([answer.status, answer.json]).toEqual([400, { detail: expect.any(String), errors }])
    }
  })

  it('keeps the manners of the others: tags, keys, ids that are none, methods [AU-02]', async () => {
    const list = await send('GET', '/api/usuarios/')
    expect((await send('GET', '/api/usuarios/', { headers: { 'if-none-match': String(list.headers['etag']) } })).status).toBe(304)
    const json = input()
    const key = { 'idempotency-key': unique('key') }
    const made = await send('POST', '/api/usuarios/', { json, headers: key })
    const again = await send('POST', '/api/usuarios/', { json, headers: key })
    expect([made.status, again.status, again.text, again.headers['etag']]).toEqual([201, 201, made.text, made.headers['etag']])
    const { id } = made.json as { id: number }
    const tag = { 'if-match': String(made.headers['etag']) }
    const changed = await send('PUT', `/api/usuarios/${id}/`, { json: { nombre: 'Eva' }, headers: tag })
    expect([changed.status, changed.json]).toEqual([200, { ...(made.json as object), nombre: 'Eva' }])
    expect((await send('PUT', `/api/usuarios/${id}/`, { json: { nombre: 'Luz' }, headers: tag })).status).toBe(412)
    for (const none of ['987654', 'x', '0']) expect((await send('PUT', `/api/usuarios/${none}/`, { json: {} })).status).toBe(404)
    expect((await send('DELETE', `/api/usuarios/${id}/`)).status).toBe(405)
    expect((await send('POST', '/api/auth/password/reset/', { json: { email: DEMO.email } })).status).toBe(404)
  })

  it('shows the own sessions in words, this one first; closing one, or all others, ends them [AU-05]', async () => {
    const { id, email } = await usuariosApi.create(input())
    const mine = await passwordLinksApi.confirm(await codeFor(id), PASSWORD, PASSWORD)
    const login = async (userAgent: string) => {
      const { json } = await send('POST', '/api/auth/login/', { json: { email, password: PASSWORD }, headers: { 'user-agent': userAgent } })
      return (json as { key: string }).key
    }
    const [chrome, other, third] = [await login(CHROME), await login('x'), await login('y')]
    token = mine
    const [first, ...rest] = await sesionesApi.list()
    expect([first?.actual, rest.map(({ actual }) => actual)]).toEqual([true, [false, false, false]])
    const found = rest.find(({ dispositivo }) => dispositivo === 'Chrome en Linux')
    expect([Date.parse(found?.usada ?? ''), Date.parse(found?.creada ?? '')]).toEqual([expect.any(Number), expect.any(Number)])
    await sesionesApi.remove(found?.id ?? 0)
    const status = async (its: string) => (await send('GET', '/api/auth/user/', { token: its })).status
    expect([await status(chrome), await status(other)]).toEqual([401, 200])
    // Sessions of other users cannot be ended.
    expect((await send('DELETE', `/api/auth/sesiones/${first?.id}/`, { token: demo })).status).toBe(404)
    await sesionesApi.removeOthers()
    expect([await status(mine), await status(other), await status(third), await status(demo)]).toEqual([200, 401, 401, 200])
    expect(await sesionesApi.list()).toHaveLength(1)
  })
})
