import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyRequest } from 'fastify'
import { Writable } from 'node:stream'
import { installBody } from '@server/http/body'
import { installErrors } from '@server/http/errors'
import { HttpError } from '@server/response/httpError'
import { installLog, logEvent, logOptions, writeEvent } from '@server/http/log'
import { acceptForms, readUpload } from '@server/http/readUpload'
import { until } from '@test/support/until'

/** Server whose log lines are collected as objects. */
const loggingServer = () => {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  const logger = { ...(logOptions.logger as object), stream }
  const http = Fastify({ ...logOptions, logger }).withTypeProvider<TypeBoxTypeProvider>()
  installLog(http)
  installErrors(http)
  return { http, lines }
}

/** Log lines of one request, for which the server runs `work` as user 7. */
const linesOf = async (work: (request: FastifyRequest) => void) => {
  const { http, lines } = loggingServer()
  http.decorateRequest('session')
  http.get('/', async request => {
    request.session = {
      tokenHash: 'h',
      usuarioId: 7,
      usuario: { id: 7, email: 'ana@example.com', nombre: '', apellidos: '', administrador: false },
    }
    work(request)
    return {}
  })
  await http.inject('/?clave=secreta')
  return lines
}

it.each([403, 429])('a refusal (%i) is an event of its own, with who it was', async status => {
  const [event, request] = await linesOf(() => {
    throw new HttpError(status, 'No.', { email: 'eva@example.com' })
  })
  expect(event).toMatchObject({ event: 'request.refused', status, usuario: 7, email: 'eva@example.com', ip: '127.0.0.1' })
  expect(request).toMatchObject({ msg: 'request', path: '/', status, usuario: 7 })
  expect(event?.reqId).toBe(request?.reqId)
})

it('other errors of the caller are none', async () => {
  const lines = await linesOf(() => {
    throw new HttpError(404, 'No encontrado.')
  })
  expect(lines.map(({ event }) => event)).toEqual([undefined])
})

it('a password that somebody types where the email goes is not written [SE-17]', async () => {
  const [event] = await linesOf(request => logEvent(request, 'session.refused', { email: 'mi-clave-secreta' }))
  expect(event).toMatchObject({ event: 'session.refused' })
  expect(JSON.stringify(event)).not.toContain('secreta')
})

it('every line has its moment, as milliseconds that no time zone changes', async () => {
  const before = Date.now()
  const lines = await linesOf(request => logEvent(request, 'session.ended'))
  const after = Date.now()
  expect(lines).toHaveLength(2)
  for (const { time } of lines) expect([Number(time) >= before, Number(time) <= after]).toEqual([true, true])
})

it('what somebody sends never makes a line of its own', async () => {
  const forged = 'x\n{"event":"rights.given"}\u2028\u001b[2J'
  const lines = await linesOf(({ log }) => writeEvent(log, 'mail.failed', { motivo: forged }))
  expect(lines.map(({ event, motivo }) => [event, motivo])).toEqual([
    ['mail.failed', forged],
    [undefined, undefined],
  ])
})

const json = 'Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a":'
const form = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 999\r\n\r\n--b\r\nContent-Disposition: form-data; '

it.each([
  ['JSON', 'destroy', json],
  ['JSON', 'resetAndDestroy', json],
  ['a form', 'destroy', `${form}name="imagen"; filename="a"\r\n\r\nab`],
  ['a form', 'resetAndDestroy', `${form}name="imagen"; filename="a"\r\n\r\nab`],
] as const)('a caller that hangs up in the middle of a body (%s, %s) is no error', async (_name, hangUp, sent) => {
  const { http, lines } = loggingServer()
  installBody(http, { maxUploadBytes: 1_000 })
  await acceptForms(http, 1_000)
  let hasBegun = false
  http.addHook('preParsing', async () => void (hasBegun = true))
  http.post('/', async request => readUpload(request, ['imagen'], 1_000))
  await http.listen({ port: 0, host: '127.0.0.1' })
  try {
    lines.length = 0
    const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${sent}`)
    await until(() => hasBegun)
    socket[hangUp]()
    await until(() => lines.length > 0)
    await pause(50)
    expect(lines.map(({ level, msg, status, err }) => ({ level, msg, status, err }))).toEqual([
      { level: 30, msg: 'request', status: 499, err: undefined },
    ])
  } finally {
    await http.close()
  }
})
