import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { failed, HttpError, unsupportedType } from '../response/httpError'
import { failureOf } from '../database/failures'
import { Starting } from '../health'
import { Overloaded } from '../semaphore'
import type { Http } from './http'
import { HUNG_UP, logEvent } from './log'
import { JSON_TYPE } from './send'

/** Details of refusals by Fastify and Node before a handler runs. Any other 4xx of theirs is a malformed request. */
const details: Record<number, string> = {
  404: 'No encontrado.',
  408: 'La petición ha tardado demasiado en llegar.',
  413: 'La petición es demasiado grande.',
  431: 'Las cabeceras de la petición son demasiado grandes.',
}

const MALFORMED = 'La petición no es correcta.'

const toHttpError = (error: FastifyError | HttpError, request: FastifyRequest): HttpError => {
  if (error instanceof HttpError) return error
  const failure = error instanceof Overloaded ? 'busy' : failureOf(error)
  if (failure !== undefined) return failed(failure)
  const status = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : (error.statusCode ?? 500)
  if (status < 400 || status >= 500) return new HttpError(500, 'Se ha producido un error en el servidor.')
  if (status === 415) return unsupportedType(request.routeOptions.schema?.consumes?.[0] ?? 'application/json')
  return new HttpError(status, details[status] ?? MALFORMED)
}

/** True if the caller closed the connection before the body was complete, which the reader of the body reports as an error. */
const hasHungUp = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

/** Error for the log only: no response can be sent. */
const INTERRUPTED = new HttpError(HUNG_UP, 'La petición se ha interrumpido.')

const MOST_DISCARDED_BYTES = 50_000_000

/**
 * Reads and discards the rest of a body: until its end, an error, or a limit that no body sent by mistake reaches. By listeners, because an
 * iterator would take the socket from the request after an error.
 */
const discardBody = (raw: IncomingMessage) =>
  new Promise<void>(resolve => {
    if (raw.readableEnded || raw.destroyed) return resolve()
    let read = 0
    raw.on('data', (chunk: Buffer) => {
      read += chunk.length
      if (read > MOST_DISCARDED_BYTES) resolve()
    })
    for (const event of ['end', 'error', 'close']) raw.once(event, () => resolve())
    // The parser of a form may still be connected, and pauses the stream.
    raw.unpipe().resume()
  })

/** Sends an error as `{detail, errors}`. The text of an unforeseen error is logged and never sent. */
export const answerError = async (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
  const { status, detail, errors, headers, email } = hasHungUp(request) ? INTERRUPTED : toHttpError(error, request)
  // The rest of the body is read first: otherwise a caller that is still sending would see a broken connection instead of the response. Not after
  // a timeout, nor under overload, which is answered at once; Node discards the body then.
  if (status === 408) reply.header('connection', 'close')
  else if (!request.raw.complete && !(error instanceof Overloaded)) {
    await discardBody(request.raw)
    if (!request.raw.readableEnded) reply.header('connection', 'close')
  }
  if (status === 403 || status === 429) logEvent(request, 'request.refused', { email, status })
  if (status >= 500 && !(error instanceof Starting)) request.log.error({ err: error.cause ?? error }, 'request failed')
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type(JSON_TYPE)
    .send(JSON.stringify({ detail, errors }))
}

export const installErrors = (http: Http) => {
  http.setErrorHandler(answerError)
}

const malformed: Record<string, [status: number, reason: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
}

const LINGER_MS = 1_000

/** Answers bytes that are no HTTP request, or an incomplete one: the response is written to the socket directly. */
export const answerMalformed = (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const [status, reason] = (error.code !== undefined && malformed[error.code]) || [400, 'Bad Request']
  const body = JSON.stringify({ detail: details[status] ?? MALFORMED })
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Time to read the response. A peer that does not close its side would keep the connection open.
  const lingering = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.resume().once('close', () => clearTimeout(lingering))
}
