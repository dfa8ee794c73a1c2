import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from '@/api/http/http'

export interface ReceivedCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}
export type Answer = { status: number; body?: unknown; raw?: string; etag?: string } | 'break' | 'silence'

/** HTTP server whose responses the test chooses; it can also break the connection or never respond. */
export async function fakeApi(answer: (asked: ReceivedCall, nth: number) => Answer) {
  const asked: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const one: ReceivedCall = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
      }
      asked.push(one)
      const given = answer(one, asked.length)
      if (given === 'break') request.socket.destroy()
      else if (given !== 'silence') {
        response.writeHead(given.status, { 'content-type': 'application/json', ...(given.etag && { etag: given.etag }) })
        response.end(given.raw ?? (given.body === undefined ? '' : JSON.stringify(given.body)))
      }
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

/** Function for a test file that connects the application to a `fakeApi`: one response per call, then 500. It returns the calls. */
export const useFakeApi = ({ token = () => null as string | null, sameOrigin = false, extensions = false } = {}) => {
  const { fetch } = globalThis
  let close = async (): Promise<void> => undefined
  afterEach(() => {
    globalThis.fetch = fetch
    return close()
  })
  return async (...answers: ((asked: ReceivedCall) => Answer)[]): Promise<ReceivedCall[]> => {
    const api = await fakeApi((asked, nth) => answers[nth - 1]?.(asked) ?? { status: 500 })
    close = api.close
    if (sameOrigin) globalThis.fetch = (path, init) => fetch(`${api.url}${path as string}`, init)
    connect({ baseUrl: sameOrigin ? '' : api.url, timeoutMs: 20_000, idempotencyKeys: true, extensions, token, expired: () => undefined })
    return api.asked
  }
}
