import { connect, type AddressInfo, type Socket } from 'node:net'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyRequest } from 'fastify'
import { installBody, RECORD_LIMIT } from '@server/http/body'
import { installErrors } from '@server/http/errors'
import type { Http } from '@server/http/http'
import { limitLargeBodies } from '@server/http/largeBodies'
import { acceptForms, readUpload } from '@server/http/readUpload'
import { signedInAs } from '@test/server/http/signedInAs'
import { until } from '@test/support/until'

const LARGE = 300_000
const SMALL = 250_000

const sockets: Socket[] = []
let http: Http
let port = 0
/** Requests whose body is awaited, and ends of the handlers of `/work`. */
let begun = 0
let works: (() => void)[] = []

beforeEach(async () => {
  begun = 0
  works = []
  http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  installErrors(http)
  installBody(http, { maxUploadBytes: LARGE })
  signedInAs(http)
  limitLargeBodies(http)
  await acceptForms(http, LARGE)
  http.addHook('preParsing', async () => void (begun += 1))
  http.post('/', { bodyLimit: RECORD_LIMIT }, async ({ body }) => ({ length: String(body).length }))
  http.post('/work', { bodyLimit: RECORD_LIMIT }, async () => {
    await new Promise<void>(end => works.push(end))
    return {}
  })
  http.get('/list', async (_, reply) => {
    await new Promise<void>(end => works.push(end))
    reply.hijack()
  })
  // A session that is looked up again while the caller hangs up.
  const preValidation = ({ raw }: FastifyRequest) => until(() => raw.destroyed)
  http.post('/late', { preValidation }, async request => (await readUpload(request, ['imagen'], LARGE)).length)
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = (http.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await http.close()
})

interface Held {
  user: number
  path?: string
  length?: number
  type?: string
  /** True for a body whose length the headers do not state. */
  isChunked?: boolean
}

/** Sends a body without its last byte, which `end` sends; `status` waits for the response. */
const hold = ({ user, path = '/', length = LARGE, type = 'application/json', isChunked = false }: Held) => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', chunk => (text += chunk.toString())).on('error', () => undefined)
  const size = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nX-User: ${user}\r\nContent-Type: ${type}\r\n${size}\r\n\r\n`)
  if (isChunked) socket.write(`${length.toString(16)}\r\n`)
  const body = `"${'x'.repeat(length - 2)}"`
  socket.write(body.slice(0, -1))
  const status = async () => {
    await until(() => text !== '')
    return Number(text.split(' ')[1])
  }
  return { socket, status, end: () => socket.write(isChunked ? '"\r\n0\r\n\r\n' : '"') }
}

/** Holds this many bodies, and waits until the server awaits their ends. */
const holdMany = async (count: number, of: Held) => {
  const before = begun
  const many = Array.from({ length: count }, () => hold(of))
  await until(() => begun === before + count)
  return many
}

const answered = async (of: Held) => {
  const { status, end } = hold(of)
  end()
  return status()
}

/** Waits until the server has taken notice of a closed connection. */
const untilTaken = (of: Held) => until(async () => (await answered(of)) === 200)

const connections = () => new Promise<number>(fulfil => http.server.getConnections((_, count) => fulfil(count)))

describe('large bodies', () => {
  it('of one user are eight at a time: one more is refused before it has come, and taken once another has ended', async () => {
    const [first, second] = await holdMany(8, { user: 1 })
    expect(await hold({ user: 1 }).status()).toBe(503)
    expect(await hold({ user: 1, length: 20, isChunked: true }).status()).toBe(503)
    expect(await answered({ user: 2 })).toBe(200)
    first?.end()
    expect(await first?.status()).toBe(200)
    expect(await answered({ user: 1 })).toBe(200)
    second?.socket.destroy()
    await untilTaken({ user: 1, isChunked: true })
  })

  it('are twenty at a time, forms among them', async () => {
    await holdMany(7, { user: 1 })
    await holdMany(7, { user: 2 })
    await holdMany(6, { user: 3, type: 'multipart/form-data; boundary=x', path: '/late', length: 100 })
    expect(await hold({ user: 4 }).status()).toBe(503)
  })

  it('leave other bodies alone: those of twenty pages of one user are read', async () => {
    await holdMany(8, { user: 1 })
    const others = await holdMany(20, { user: 1, length: SMALL })
    for (const { end } of others) end()
    expect(await Promise.all(others.map(({ status }) => status()))).toEqual(Array(20).fill(200))
  })

  it('count until their work has ended, also after their callers have hung up', async () => {
    const many = await holdMany(8, { user: 1, path: '/work' })
    for (const { end } of many) end()
    await until(() => works.length === 8)
    for (const { socket } of many) socket.destroy()
    await until(async () => (await connections()) === 0)
    expect(await hold({ user: 1 }).status()).toBe(503)
    for (const end of works) end()
    await untilTaken({ user: 1 })
  })

  it('are none in reads, whose replies are dropped when their callers hang up', async () => {
    const length = `Content-Length: ${LARGE}`
    for (const header of [...Array<string>(4).fill('Transfer-Encoding: chunked'), ...Array<string>(4).fill(length)]) {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      socket.write(`GET /list HTTP/1.1\r\nHost: x\r\nX-User: 1\r\n${header}\r\n\r\n${header === length ? '' : '0\r\n\r\n'}`)
    }
    await until(() => works.length === 8)
    for (const socket of sockets) socket.destroy()
    await until(async () => (await connections()) === 0)
    for (const end of works) end()
    expect(await answered({ user: 1 })).toBe(200)
  })

  it('leave their places where the caller hangs up before a form is read', async () => {
    const many = await holdMany(8, { user: 1, path: '/late', type: 'multipart/form-data; boundary=x', length: 100 })
    for (const { socket } of many) socket.destroy()
    await untilTaken({ user: 1 })
    expect(begun).toBeGreaterThan(8)
  })
})
