import { get } from 'node:http'
import Fastify from 'fastify'
import { EVENT_LIMITS } from '@server/events/limits'
import { createStreams } from '@server/events/streams'
import { openStream } from '@test/support/eventStream'
import { until } from '@test/support/until'

const user = { tokenHash: '', usuarioId: 1, usuario: { id: 1, email: '', nombre: '', apellidos: '', administrador: false } }

it('a reader that takes nothing is dropped with nothing held for it, and others hear on [SY-03]', async () => {
  const streams = createStreams(EVENT_LIMITS)
  const http = Fastify()
  http.get('/api/eventos/', async (_request, reply) => {
    streams.open(streams.add(user, reply))
    return reply
  })
  const address = await http.listen({ host: '127.0.0.1', port: 0 })
  const [slow, quick] = [await openStream(address, 'x'), await openStream(address, 'x')]
  slow.stall()
  const data = { text: 'x'.repeat(50_000) }
  let sent = 0
  // Sends until the slow stream is dropped: the buffers of the system hold some megabytes.
  while (streams.size() === 2) {
    streams.send(`event: cambio\ndata: ${JSON.stringify(data)}\n\n`)
    sent += 1
    expect((await quick.first('cambio', sent)).at(-1)).toEqual(data)
    expect(sent).toBeLessThan(1_000)
  }
  expect([slow.isOver(), quick.isOver()]).toEqual([false, false])
  slow.resume()
  await until(slow.isOver)
  streams.end()
  await until(quick.isOver)
  await http.close()
})

it('a caller that hangs up before its stream is added has no place', async () => {
  const streams = createStreams({ ...EVENT_LIMITS, streamsOfUser: 1 })
  const http = Fastify()
  let comes = () => undefined as void
  const come = new Promise<void>(fulfil => (comes = fulfil))
  const over = new Promise<void>(fulfil => {
    http.get('/api/eventos/', async (request, reply) => {
      comes()
      await until(() => request.raw.socket.destroyed && reply.raw.destroyed)
      streams.open(streams.add(user, reply))
      fulfil()
      return reply
    })
  })
  const address = await http.listen({ host: '127.0.0.1', port: 0 })
  const gone = get(`${address}/api/eventos/`).on('error', () => undefined)
  await come
  gone.destroy()
  await over
  expect(streams.size()).toBe(0)
  await http.close()
})
