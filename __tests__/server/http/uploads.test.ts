import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { collectGarbage } from '@server/collectGarbage'
import { installBody } from '@server/http/body'
import { installErrors } from '@server/http/errors'
import type { Http } from '@server/http/http'
import { limitLargeBodies } from '@server/http/largeBodies'
import { acceptForms, readUpload } from '@server/http/readUpload'
import { signedInAs } from '@test/server/http/signedInAs'
import { multipart } from '@test/support/multipart'
import { until } from '@test/support/until'
import Fastify from 'fastify'

const MOST_BYTES = 2_000_000
const BOUND = 20

const sockets: Socket[] = []
let http: Http | undefined
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await http?.close()
})

/** Server that receives forms like the routes of images, and responds with the size of the file. */
const listen = async (timeoutMs?: number) => {
  http = Fastify().withTypeProvider<TypeBoxTypeProvider>()
  const begun: string[] = []
  installErrors(http)
  installBody(http, { maxUploadBytes: MOST_BYTES, ...(timeoutMs !== undefined && { timeoutMs }) })
  signedInAs(http)
  limitLargeBodies(http)
  await acceptForms(http, MOST_BYTES)
  http.post('/', async request => {
    begun.push(request.id)
    return { size: (await readUpload(request, ['imagen'], MOST_BYTES)).length }
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  return { begun, port: (http.server.address() as AddressInfo).port }
}

interface MultipartForm {
  body: Buffer
  headers: { 'content-type': string }
}

let users = 0

/** Sends a form without its last byte, which `end` sends. By default each form has a user of its own. */
const hold = (port: number, { body, headers }: MultipartForm, user = (users += 1)) => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', chunk => (text += chunk.toString()))
  socket.on('error', () => undefined)
  const head = [
    'POST / HTTP/1.1',
    'Host: x',
    `X-User: ${user}`,
    `Content-Type: ${headers['content-type']}`,
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(body.subarray(0, -1))
  const answer = async () => {
    while (!text.includes('\r\n\r\n')) await once(socket, 'data')
    return { status: Number(text.split(' ')[1]), text }
  }
  return { socket, answer, end: () => socket.write(body.subarray(-1)) }
}

const file = (name: string, size: number) => ({ name, content: Buffer.alloc(size, 7), filename: 'a.png', type: 'image/png' })

describe('forms of images', () => {
  it('keep the first file that is wanted, whatever comes beside it', async () => {
    const { port } = await listen()
    const { answer, end } = hold(port, multipart(file('otra', 9), file('imagen', 0), file('imagen', 5), file('imagen', 8)))
    end()
    expect((await answer()).text).toContain('{"size":5}')
  })

  it('hold one of their files in memory', async () => {
    const { begun, port } = await listen()
    const held = () => {
      collectGarbage()
      return process.memoryUsage().arrayBuffers
    }
    const [size, count] = [1_900_000, 10]
    const form = multipart(file('imagen', size), file('otra', size), file('imagen', size), file('imagen', size))
    const before = held()
    const forms = Array.from({ length: count }, () => hold(port, form))
    await until(() => begun.length === count && forms.every(({ socket }) => socket.writableLength === 0))
    // Waits, because a busy server reads the last bytes later.
    for (let tries = 0; tries < 100 && held() - before >= 2 * count * size; tries += 1) await pause(100)
    expect(held() - before).toBeLessThan(2 * count * size)
    for (const { end } of forms) end()
    expect(await Promise.all(forms.map(async ({ answer }) => (await answer()).status))).toEqual(Array(count).fill(200))
  })

  it('are twenty at a time, whoever sends them: one more is refused before its body has come, and taken once another has ended', async () => {
    const { begun, port } = await listen()
    const form = multipart(file('imagen', 100))
    const forms = Array.from({ length: BOUND }, () => hold(port, form))
    await until(() => begun.length === BOUND)
    const refused = await hold(port, form).answer()
    expect(refused.text).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: \d+[^]*muy ocupado/i)
    expect(begun).toHaveLength(BOUND)
    const [first, second] = forms
    first?.end()
    expect((await first?.answer())?.status).toBe(200)
    // A closed connection frees its place too.
    second?.socket.destroy()
    const others = [hold(port, form), hold(port, form)]
    await until(() => begun.length === BOUND + 2)
    for (const { end, answer } of others) {
      end()
      expect((await answer()).status).toBe(200)
    }
  })

  it('of one user are eight at a time, and those of others go on', async () => {
    const { begun, port } = await listen()
    const form = multipart(file('imagen', 100))
    const [first, ...others] = Array.from({ length: 8 }, () => hold(port, form, 0))
    await until(() => begun.length === 8)
    expect((await hold(port, form, 0).answer()).text).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: \d+[^]*muy ocupado/i)
    const another = hold(port, form)
    await until(() => begun.length === 9)
    first?.end()
    expect((await first?.answer())?.status).toBe(200)
    const next = hold(port, form, 0)
    await until(() => begun.length === 10)
    for (const each of [...others, another, next]) {
      each.end()
      expect((await each.answer()).status).toBe(200)
    }
  })

  it('that are refused are read on to nowhere, and their connection serves the next', async () => {
    const { begun, port } = await listen()
    const form = multipart(file('imagen', 1_000_000))
    const forms = Array.from({ length: BOUND }, () => hold(port, form))
    await until(() => begun.length === BOUND)
    const { socket, answer, end } = hold(port, form)
    expect((await answer()).status).toBe(503)
    end()
    for (const each of forms) each.end()
    await Promise.all(forms.map(each => each.answer()))
    socket.write(`GET /nada HTTP/1.1\r\nHost: x\r\n\r\n`)
    const [next] = await once(socket, 'data')
    expect(String(next)).toMatch(/^HTTP\/1\.1 404 /)
  })

  it('have the time that their size takes on a slow line', async () => {
    const { begun, port } = await listen(300)
    // Time limits: 300 ms, and 100 s more for the large form by its size.
    const large = hold(port, multipart(file('imagen', 1_900_000)))
    const small = hold(port, multipart(file('imagen', 100)))
    await until(() => begun.length === 2)
    const late = await small.answer()
    expect(late.text).toMatch(/^HTTP\/1\.1 408 [^]*ha tardado demasiado/)
    large.end()
    expect((await large.answer()).status).toBe(200)
  })

  it('that a caller hangs up are given up in silence', async () => {
    const { begun, port } = await listen(200)
    const { socket } = hold(port, multipart(file('imagen', 1_000)))
    await until(() => begun.length === 1)
    socket.destroy()
    await pause(500)
    const { answer, end } = hold(port, multipart(file('imagen', 100)))
    end()
    expect((await answer()).status).toBe(200)
  })
})
