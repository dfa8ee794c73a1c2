import Fastify from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { answerMalformed } from '@server/http/errors'

/** All received bytes of a connection that only the server closes. */
const talk = async (port: number, text: string) => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined)
  socket.write(text)
  await once(socket, 'end')
  // A peer that continues to send detects the closed connection.
  const sending = setInterval(() => socket.write('x'), 20)
  await new Promise(fulfil => socket.once('close', fulfil))
  clearInterval(sending)
  return Buffer.concat(chunks).toString()
}

const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

it.each([
  ['headers that do not end', post, 408, 'La petición ha tardado demasiado en llegar.'],
  ['a body that does not end', `${post}Content-Length: 9\r\n\r\n{`, 408, 'La petición ha tardado demasiado en llegar.'],
  [
    'a body with two lengths, which a proxy in front may read otherwise',
    `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'La petición no es correcta.',
  ],
  ['no HTTP at all', 'hola\r\n\r\n', 400, 'La petición no es correcta.'],
])('%s: %s is answered as JSON, and the connection is closed', async (_name, text, status, detail) => {
  const http = Fastify({
    requestTimeout: 100,
    http: { headersTimeout: 100, connectionsCheckingInterval: 50 },
    clientErrorHandler: answerMalformed,
  })
  http.post('/', async () => ({}))
  await http.listen({ port: 0, host: '127.0.0.1' })
  try {
    const answer = await talk(Number(new URL(http.listeningOrigin).port), text)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/^connection: close$/im)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ detail })
  } finally {
    await http.close()
  }
})
