/** @jest-environment jsdom */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from '@/api/http/http'
import { imageOf } from '@/api/http/image'

/** CORS headers: the API has another origin than the page. */
const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
let isSilent = false
let received = 0
const server = createServer((request, response) => {
  if (request.method === 'OPTIONS') return void response.writeHead(204, ALLOWED).end()
  received = 0
  request.on('data', (piece: Buffer) => (received += piece.length))
  request.on('end', () => isSilent || response.writeHead(200, ALLOWED).end('{"id":3,"imagen":"/imagenes/1"}'))
})

beforeAll(async () => {
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const connectFor = (timeoutMs: number) => {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  connect({ baseUrl, timeoutMs, idempotencyKeys: false, token: () => null, expired: () => undefined })
}

const file = new File(['x'.repeat(100_000)], 'hoja.png', { type: 'image/png' })
const upload = (signal = new AbortController().signal) => {
  const told: [number, number][] = []
  const answer = imageOf('/api/iconos/', 'imagen').upload(3, file, 'k', { signal, passed: (...bytes) => void told.push(bytes) })
  return { answer, told }
}

it('tells how much of a file has gone, and gives the answer [IM-02]', async () => {
  isSilent = false
  connectFor(20_000)
  const { answer, told } = upload()
  expect(await answer).toBe('/imagenes/1')
  expect(received).toBeGreaterThan(file.size)
  // jsdom reports progress without the number of sent bytes.
  expect(told.length).toBeGreaterThan(0)
})

it('is a failure without an answer where nobody answers, and where it is stopped [IM-05]', async () => {
  isSilent = true
  connectFor(-file.size / 20 + 30)
  await expect(upload().answer).rejects.toMatchObject({ name: 'ApiError', status: 0, detail: null })
  connectFor(20_000)
  const stop = new AbortController()
  const { answer } = upload(stop.signal)
  stop.abort()
  await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 0 })
})
