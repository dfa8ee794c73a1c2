import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { Type, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { isProxy } from '@server/addresses'
import { installBody } from '@server/http/body'
import { installErrors } from '@server/http/errors'
import { installLog } from '@server/http/log'
import { acceptForms, readUpload } from '@server/http/readUpload'
import { installReaderTimeout } from '@server/http/readerTimeout'
import { installValidation } from '@server/http/validation'
import { HttpError } from '@server/response/httpError'
import { multipart } from '@test/support/multipart'

it.each([
  '{"nombre": "x", "__proto__": {"administrador": true}}',
  '{"nombre": "x", "constructor": {"prototype": {"administrador": true}}}',
])('a body gives no object a member that it does not name itself: %s', async payload => {
  const http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  installErrors(http)
  installBody(http, { maxUploadBytes: 5_000_000 })
  installValidation(http)
  const seen: unknown[] = []
  http.post('/', { schema: { body: Type.Object({ nombre: Type.String() }) } }, async ({ body }) => {
    const copy: object = { ...body }
    seen.push('administrador' in body, 'administrador' in copy, 'administrador' in {})
    return {}
  })
  const { statusCode } = await http.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } })
  expect([statusCode, seen]).toEqual([200, [false, false, false]])
})

/** Sends these bytes; returns all received bytes of the connection, which only the server closes. */
const talk = (port: number, ...sent: (string | Buffer)[]) =>
  new Promise<string>(resolve => {
    const socket = connect(port)
    let text = ''
    socket.on('data', chunk => (text += chunk.toString()))
    socket.on('close', () => resolve(text))
    for (const each of sent) socket.write(each)
  })

it('a body that does not come in time is answered 408, and its connection ends', async () => {
  const http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  installErrors(http)
  installBody(http, { maxUploadBytes: 5_000_000, timeoutMs: 200 })
  http.post('/', async () => ({}))
  await http.listen({ port: 0 })
  try {
    const { port } = http.server.address() as AddressInfo
    const answer = await talk(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a":')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(answer).toContain('La petición ha tardado demasiado en llegar.')
  } finally {
    await http.close()
  }
})

const upload = (...names: string[]) =>
  multipart(...names.map(name => ({ name, content: Buffer.alloc(200_000, 7), filename: 'a.png', type: 'image/png' })))
const FORM = upload('imagen', 'otra', 'otra', 'otra', 'otra', 'otra')

describe.each([false, isProxy])('a refused body that stalls (trustProxy: %p)', trustProxy => {
  const http = Fastify({ trustProxy, bodyLimit: 100 }).withTypeProvider<TypeBoxTypeProvider>()
  let port = 0
  beforeAll(async () => {
    installLog(http)
    installReaderTimeout(http, 10_000)
    installErrors(http)
    installBody(http, { maxUploadBytes: 1, timeoutMs: 200 })
    http.post('/', async () => ({}))
    const onRequest = async () => {
      throw new HttpError(401, 'La sesión ha terminado.')
    }
    http.post('/session', { onRequest }, async () => ({}))
    await http.register(async forms => {
      await acceptForms(forms, 300_000)
      forms.post('/form', async request => (await readUpload(request, ['imagen'], 300_000)).length)
    })
    await http.listen({ port: 0, host: '127.0.0.1' })
    port = (http.server.address() as AddressInfo).port
  })
  afterAll(() => http.close())

  it.each<[name: string, path: string, type: string, body: Buffer, status: number]>([
    ['of a call without a session', '/session', 'application/json', Buffer.from('x'), 401],
    ['of another type', '/', 'text/plain', Buffer.from('x'), 415],
    ['of an invalid type', '/', 'x', Buffer.from('x'), 415],
    ['that is too long', '/', 'application/json', Buffer.alloc(200, '1'), 413],
    ['of a form without a boundary', '/form', 'multipart/form-data', Buffer.from('x'), 400],
    ['of a form with too many files', '/form', FORM.headers['content-type'], FORM.body, 413],
  ])('%s: is answered with its refusal, and the connection ends', async (_name, path, type, body, status) => {
    const head = ['Host: x', `Content-Type: ${type}`, 'Transfer-Encoding: chunked'].join('\r\n')
    const answer = await talk(port, `POST ${path} HTTP/1.1\r\n${head}\r\n\r\n${body.length.toString(16)}\r\n`, body, '\r\n')
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^connection: close$/im)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ detail: expect.any(String) })
  })
})

it('a body that no route reads may stall while the response is under way', async () => {
  const http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  installErrors(http)
  installBody(http, { maxUploadBytes: 1, timeoutMs: 50 })
  http.get('/', async () => {
    // Longer than the time of the body.
    await pause(200)
    return { done: true }
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { port } = http.server.address() as AddressInfo
    const head = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/x\r\nContent-Length: 9'
    expect(await talk(port, `${head}\r\n\r\n1`)).toContain('{"done":true}')
  } finally {
    await http.close()
  }
})
