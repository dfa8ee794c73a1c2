import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { passwordLinksApi } from '@/api/passwordLinks'
import { usuariosApi } from '@/api/usuarios'
import { call } from '@test/support/call'
import { connectApi, unique } from '@test/support/contract'
import { ENGINE, useServer } from '@test/support/engines'
import { multipart } from '@test/support/multipart'
import { DEMO } from '@test/support/server'

const PASSWORD = 'regadío-2026'

/** Pause in milliseconds, longer than the server caches a session. */
const LATE_MS = 1_200

describe.each([ENGINE])('a body that comes after its session or right has ended (%s)', engine => {
  const server = useServer(engine)
  let demo: string
  beforeAll(async () => {
    demo = await server().signIn()
  })
  beforeEach(() => connectApi(server().address, () => demo))

  /** Creates an administrator and signs in. */
  const administrator = async () => {
    const user = await usuariosApi.create({ email: `${unique('Eva')}@example.com`, nombre: 'Eva', apellidos: 'Gil', administrador: true })
    const codigo = (await usuariosApi.createLink(user.id)).enlace?.split('#')[1] ?? ''
    return { ...user, token: await passwordLinksApi.confirm(codigo, PASSWORD, PASSWORD) }
  }

  /** Sends a request without the last byte of its body, runs `work`, and then sends the byte; returns the status of the response. */
  const heldBack = async (method: string, path: string, token: string, type: string, body: Buffer, work: () => Promise<unknown>) => {
    const { hostname, port } = new URL(server().address)
    const socket = connect(Number(port), hostname)
    let answer = ''
    const ended = new Promise<void>(resolve => {
      socket.on('data', chunk => (answer += chunk.toString()))
      socket.on('close', () => resolve())
    })
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Authorization: Token ${token}`,
      `Content-Type: ${type}`,
      `Content-Length: ${body.length}`,
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(body.subarray(0, -1))
    await pause(LATE_MS)
    await work()
    socket.write(body.subarray(-1))
    await ended
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
  }
  const heldJson = (method: string, path: string, token: string, json: object, work: () => Promise<unknown>) =>
    heldBack(method, path, token, 'application/json', Buffer.from(JSON.stringify(json)), work)

  it('makes no administrator, no link and no record once its user is deactivated [AU-04]', async () => {
    const email = `${unique('intruso')}@example.com`
    const codigo = unique('LATE')
    const calls: [method: string, path: string, json: object][] = [
      ['POST', '/api/usuarios/', { email, nombre: 'X', apellidos: 'Y', administrador: true }],
      ['POST', '/api/productos_genericos/', { codigo }],
    ]
    for (const [method, path, json] of calls) {
      const { id, token } = await administrator()
      expect(await heldJson(method, path, token, json, () => usuariosApi.update(id, { activo: false }))).toBe(401)
    }
    expect((await usuariosApi.list()).some(user => user.email === email)).toBe(false)
    expect((await call('GET', `${server().address}/api/productos_genericos/light/`, { token: demo })).text).not.toContain(codigo)
  })

  it('changes no user once the right is taken [AU-04]', async () => {
    const { id, token } = await administrator()
    const status = await heldJson('PUT', `/api/usuarios/${id}/`, token, { administrador: true, nombre: 'Otra' }, () =>
      usuariosApi.update(id, { administrador: false }),
    )
    expect(status).toBe(403)
    expect((await usuariosApi.list()).find(user => user.id === id)).toMatchObject({ administrador: false, nombre: 'Eva' })
  })

  it('changes no password once the owner has recovered the account [AU-03]', async () => {
    const { id, email, token } = await administrator()
    const stolen = { new_password1: 'robada-2026', new_password2: 'robada-2026' }
    const recover = async () => passwordLinksApi.confirm((await usuariosApi.createLink(id)).enlace?.split('#')[1] ?? '', PASSWORD, PASSWORD)
    expect(await heldJson('POST', '/api/auth/password/change/', token, stolen, recover)).toBe(401)
    expect(await server().signIn({ email, password: PASSWORD })).toEqual(expect.any(String))
  })

  it('stores no picture once its session has ended [AU-05]', async () => {
    const token = await server().signIn(DEMO)
    const made = await call('POST', `${server().address}/api/iconos/`, { token, json: { nombre: { es_ES: 'Sol' } } })
    const { id } = made.json as { id: number }
    const { headers, body } = multipart({ name: 'imagen', filename: 'sol.png', content: Buffer.alloc(1_000), type: 'image/png' })
    const status = await heldBack('POST', `/api/iconos/${id}/upload_imagen/`, token, headers['content-type'], body, () =>
      call('POST', `${server().address}/api/auth/logout/`, { token }),
    )
    expect(status).toBe(401)
  })
})
