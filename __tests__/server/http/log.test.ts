import Fastify, { type FastifyRequest } from 'fastify'
import { Writable } from 'node:stream'
import { installErrors } from '@server/http/errors'
import { HttpError } from '@server/answer/httpError'
import { installLog, logEvent, logOptions, writeEvent } from '@server/http/log'

/** What one call writes into the log, by a server that does `work` for it as user 7. */
const linesOf = async (work: (request: FastifyRequest) => void) => {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  const logger = { ...(logOptions.logger as object), stream }
  const http = Fastify({ ...logOptions, logger })
  installLog(http)
  installErrors(http)
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
