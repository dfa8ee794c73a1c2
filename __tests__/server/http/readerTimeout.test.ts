import { connect, type Socket } from 'node:net'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { installReaderTimeout } from '@server/http/readerTimeout'
import { until } from '@test/support/until'
import Fastify from 'fastify'

const TIMEOUT_MS = 40

/** Watches of responses: running timers of a quarter of the timeout. */
const watches = new Set<unknown>()
let begun = 0
const { setInterval: begin, clearInterval: end } = globalThis
beforeAll(() => {
  jest.spyOn(globalThis, 'setInterval').mockImplementation((work, ms) => {
    const timer = begin(work, ms)
    if (ms === TIMEOUT_MS / 4) {
      begun += 1
      watches.add(timer)
    }
    return timer
  })
  jest.spyOn(globalThis, 'clearInterval').mockImplementation(timer => {
    watches.delete(timer)
    end(timer)
  })
})
afterAll(() => jest.restoreAllMocks())
beforeEach(() => {
  begun = 0
})

/** Server that holds each response until `answer` is called with its path. `ask` sends requests on one connection. */
const serve = async () => {
  const http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  installReaderTimeout(http, TIMEOUT_MS)
  const [asked, answered] = [new Map<string, () => void>(), new Set<string>()]
  http.addHook('onSend', async ({ url }) => void answered.add(url))
  http.get('/*', async ({ url }) => {
    await new Promise<void>(go => asked.set(url, go))
    return url
  })
  const { port } = new URL(await http.listen({ host: '127.0.0.1', port: 0 }))
  const ask = async (...paths: string[]): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined)
    socket.write(paths.map(path => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''))
    await until(() => paths.every(path => asked.has(path)))
    return socket
  }
  const answer = async (path: string) => {
    asked.get(path)?.()
    await until(() => answered.has(path))
  }
  const connections = () => new Promise<number>(fulfil => http.server.getConnections((_, count) => fulfil(count)))
  return { ask, answer, close: () => http.close(), isLeft: async () => (await connections()) === 0 }
}

it('a response whose caller has hung up before is not watched', async () => {
  const { ask, answer, close, isLeft } = await serve()
  const socket = await ask('/a')
  socket.destroy()
  await until(isLeft)
  await answer('/a')
  expect(begun).toBe(0)
  await close()
})

it('responses behind one another are watched until the connection ends', async () => {
  const { ask, answer, close, isLeft } = await serve()
  const socket = await ask('/a', '/b')
  // The second response waits for the first, which is still held.
  await answer('/b')
  expect(watches.size).toBe(1)
  socket.destroy()
  await until(isLeft)
  await until(() => watches.size === 0)
  await close()
})

it('a response is watched until it has been sent', async () => {
  const { ask, answer, close } = await serve()
  const socket = await ask('/a')
  await answer('/a')
  await until(() => watches.size === 0)
  expect(begun).toBe(1)
  socket.destroy()
  await close()
})
