import { setTimeout as wait } from 'node:timers/promises'
import { call } from '@test/support/call'
import { openRequest, statusOn } from '../rawRequest'
import { BOTH, type Scenario } from '../scenario'
import { becomes, serverEnds } from '../watch'
import { withServer } from '../withServer'

const PASSWORD = 'regadío-2026'

/** Pause in milliseconds, longer than the server caches a session. */
const LATE_MS = 1_200

/** Time limit in milliseconds, longer than the server waits for a body on a busy machine. */
const GIVEN_UP_MS = 90_000

interface User {
  id: number
  estado: string
  administrador: boolean
}

/** Requests of an administrator that end after his deactivation: none is executed, and the server drops bodies that never end. */
export const heldBodies: Scenario = {
  title: 'Bodies held by a deactivated administrator',
  engines: BOTH,
  isShort: engine => engine === 'postgres',
  run: (engine, size) =>
    withServer(engine, {}, async ({ address }, token) => {
      const rounds = size === 'whole' ? 50 : 5
      const problems: string[] = []
      const send = async <T>(method: string, path: string, json: object, by = token) =>
        (await call(method, address + path, { token: by, json })).json as T
      const users = async () => (await call('GET', `${address}/api/usuarios/`, { token })).json as User[]
      const magnitudes = async () => ((await call('GET', `${address}/api/magnitudes/`, { token })).json as unknown[]).length

      const person = { email: 'eva@example.com', nombre: 'Eva', apellidos: 'Gil', administrador: true }
      const { id } = await send<User>('POST', '/api/usuarios/', person)
      const { enlace } = await send<{ enlace: string }>('POST', `/api/usuarios/${id}/enlace/`, {})
      const chosen = { codigo: enlace.split('#')[1], new_password1: PASSWORD, new_password2: PASSWORD }
      const { key } = await send<{ key: string }>('POST', '/api/auth/password/reset/confirm/', chosen)
      const others = (await users()).filter(user => user.id !== id)

      const held = (method: string, path: string, json: object) => {
        const body = Buffer.from(JSON.stringify(json))
        const headers = {
          authorization: `Token ${key}`,
          'content-type': 'application/json',
          'content-length': String(body.length),
          connection: 'close',
        }
        const socket = openRequest(address, { method, path, headers })
        socket.write(body.subarray(0, -1))
        const finish = async () => {
          const answered = statusOn(socket)
          socket.write(body.subarray(-1))
          return { what: `${method} ${path}`, status: await answered }
        }
        return { socket, finish }
      }
      const records = await magnitudes()
      const calls = Array.from({ length: rounds }, (_, n) => [
        held('POST', '/api/usuarios/', { ...person, email: `intruso-${n}@example.com` }),
        held('PUT', `/api/usuarios/${id}/`, { activo: true }),
        held('PUT', `/api/usuarios/${others[0]?.id}/`, { activo: false }),
        held('POST', '/api/magnitudes/', { valor: { es_ES: `Intrusa ${n}` } }),
        held('POST', '/api/auth/password/change/', { new_password1: `${PASSWORD}-${n}`, new_password2: `${PASSWORD}-${n}` }),
      ]).flat()
      const sockets = calls.map(({ socket }) => socket)
      const areRead = () => {
        const ends = serverEnds(sockets)
        return sockets.every(socket => socket.writableLength === 0 && ends.get(socket)?.unread === 0)
      }
      if (!(await becomes(areRead))) problems.push('the bodies were not held: nothing was tried')
      // Sessions are looked up in order: those of the held requests before this one.
      const { status: before } = await call('GET', `${address}/api/auth/user/`, { token: key })
      if (before !== 200) problems.push(`the administrator was answered with ${before} beforehand`)
      await wait(LATE_MS)
      const { status } = await call('PUT', `${address}/api/usuarios/${id}/`, { token, json: { activo: false } })
      if (status !== 200) problems.push(`the administrator was not deactivated: ${status}`)

      // In the long form half of the bodies never end.
      const ended = size === 'whole' ? calls.filter((_, n) => n % 2) : calls
      for (const { what, status } of await Promise.all(ended.map(each => each.finish())))
        if (status !== 401) problems.push(`${what} was answered with ${status}`)
      if (!(await becomes(() => serverEnds(sockets).size === 0, GIVEN_UP_MS)))
        problems.push(`${serverEnds(sockets).size} connections are held without end`)
      for (const { socket } of calls) socket.destroy()

      const now = await users()
      if (now.length !== others.length + 1) problems.push(`${now.length - others.length - 1} users were made`)
      if (now.find(user => user.id === id)?.estado !== 'inactivo') problems.push('the administrator is active again')
      if (now.some(({ id, estado }) => others.some(other => other.id === id && other.estado !== estado)))
        problems.push('another was deactivated')
      if ((await magnitudes()) !== records) problems.push('a record was made')
      return { tried: `${calls.length} bodies`, problems }
    }),
}
