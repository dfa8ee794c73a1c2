import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MAIN_LOCALES } from '@/shared/locales'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { call } from '@test/support/call'
import { holdRequest } from '@test/support/holdRequest'
import { postgresMissing, startPostgres } from '@test/support/postgres'
import { startTestServer } from '@test/support/server'
import { addressOf, endServer, spawnServer } from '@test/support/serverProcess'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'nutricion-life-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Starts a server that cannot start, and expects its end with code 1 and one line; returns the line. */
const refusal = async (env: Record<string, string>) => {
  const server = spawnServer({ DATA_DIR: join(directory, 'data'), SEED_DEMO: '0', ...env })
  expect(await server.ended).toBe(1)
  const lines = server.output().trim().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0]
}

describe('a server that cannot start says why in one line, and its exit code is 1', () => {
  it('a setting that is wrong', async () => {
    expect(await refusal({ PORT: 'eighty' })).toBe('PORT must be a number from 0 to 65535, not "eighty".')
  })

  it('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise(fulfil => other.once('listening', fulfil))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await putBlankDatabase(join(directory, 'taken'))
    const server = spawnServer({ DATA_DIR: join(directory, 'taken'), SEED_DEMO: '1', PORT: String(port) })
    expect(await server.ended).toBe(1)
    const lines = server.output().trim().split('\n')
    expect(lines).toEqual([`Port ${port} on 127.0.0.1 is in use: end what uses it, or set PORT.`])
    other.close()
  })

  it('a data directory that cannot be made', async () => {
    await writeFile(join(directory, 'file'), '')
    expect(await refusal({ DATA_DIR: join(directory, 'file', 'data') })).toContain(join(directory, 'file', 'data'))
  })
})

/** Resolves once the port is closed. */
const refused = async (address: string) => {
  for (;;) {
    const listens = await call('GET', `${address}/api/salud/`).then(
      () => true,
      () => false,
    )
    if (!listens) return
  }
}

/** Record with long texts: a list of several exceeds the buffers of a connection. */
const long = (n: number) => {
  const text = Object.fromEntries(MAIN_LOCALES.map(locale => [locale, 'ñ'.repeat(19_990)]))
  const names = ['nombre', 'descripcion', 'descripcion2', 'caracteristicas', 'aplicaciones', 'observaciones', 'modo_de_accion', 'seo_title']
  return { codigo: `L-${n}`, ...Object.fromEntries(names.map(name => [name, text])) }
}

describe('a server that is told to end', () => {
  beforeAll(async () => {
    for (const name of ['end', 'impatient']) await putBlankDatabase(join(directory, name))
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('%s: finishes what is under way, ends what is idle, and exits with 0', async signal => {
    const server = spawnServer({ DATA_DIR: join(directory, 'end'), SEED_DEMO: '0' })
    const address = await addressOf(server)
    const { finish } = await holdRequest(address)
    server.child.kill(signal)
    await refused(address)
    expect(await finish()).toBe(400)
    expect(await server.ended).toBe(0)
  })

  it('takes a signal that arrives twice, as Ctrl-C does through npm, for one; a later one cuts off what is under way, and the code is 1', async () => {
    const [twice, later] = ['end', 'impatient'].map(name => spawnServer({ DATA_DIR: join(directory, name), SEED_DEMO: '0' }))
    if (twice === undefined || later === undefined) throw new Error('no servers')
    const [whole, cut] = [await holdRequest(await addressOf(twice)), await holdRequest(await addressOf(later))]
    for (let signals = 0; signals < 3; signals++) {
      twice.child.kill('SIGTERM')
      // Signals without a pause arrive as one.
      await wait(30)
    }
    expect([await whole.finish(), await twice.ended]).toEqual([400, 0])
    const repeating = setInterval(() => later.child.kill('SIGTERM'), 200)
    const end = [await later.ended, await cut.answered]
    clearInterval(repeating)
    expect(end).toEqual([1, undefined])
    expect(later.output()).toContain('Another SIGTERM: running requests are cut off.')
  })

  it('does not wait for connections without a whole request', async () => {
    const server = spawnServer({ DATA_DIR: join(directory, 'end'), SEED_DEMO: '0', CLOSE_TIMEOUT_MS: '60000' })
    const { host, hostname, port } = new URL(await addressOf(server))
    const head = `GET /api/salud/ HTTP/1.1\r\nhost: ${host}\r\n`
    /** Connection that has sent the text, and receives a response where the text has a whole request. */
    const send = async (text: string) => {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      await once(socket, 'connect')
      if (text !== '') await new Promise(fulfil => socket.write(text, fulfil))
      if (text.includes('\r\n\r\n')) await once(socket, 'data')
      return socket.resume()
    }
    for (const text of ['', head, `${head}\r\n${head}`]) await send(text)
    expect(await endServer(server)).toBe(0)
  })

  it('waits for what is under way as long as CLOSE_TIMEOUT_MS says: it is cut off then, and the exit code is 1', async () => {
    const impatient = spawnServer({ DATA_DIR: join(directory, 'impatient'), SEED_DEMO: '0', CLOSE_TIMEOUT_MS: '1000' })
    const patient = spawnServer({ DATA_DIR: join(directory, 'end'), SEED_DEMO: '0' })
    const [cut, whole] = [await holdRequest(await addressOf(impatient)), await holdRequest(await addressOf(patient))]
    for (const { child } of [patient, impatient]) child.kill('SIGTERM')
    expect([await impatient.ended, await cut.answered]).toEqual([1, undefined])
    expect([await whole.finish(), await patient.ended]).toEqual([400, 0])
  })

  it('lets pages of other origins read its refusal', async () => {
    const origin = 'https://a.example.com'
    const server = spawnServer({ DATA_DIR: join(directory, 'end'), SEED_DEMO: '0', CORS_ORIGINS: origin })
    const address = await addressOf(server)
    const { host, hostname, port } = new URL(address)
    /** Begins the head of a request, whose end the returned function sends; it gives the response. */
    const begin = async (method: string) => {
      const socket = connect(Number(port), hostname)
      const head = `${method} /api/salud/ HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\naccess-control-request-method: GET\r\n`
      await new Promise(fulfil => socket.write(head, fulfil))
      return async () => {
        socket.write('\r\n')
        const chunks: Buffer[] = []
        for await (const chunk of socket) chunks.push(chunk as Buffer)
        return Buffer.concat(chunks).toString()
      }
    }
    const [get, preflight] = [await begin('GET'), await begin('OPTIONS')]
    const { finish } = await holdRequest(address)
    server.child.kill('SIGTERM')
    await refused(address)
    const [read, allowed] = [await get(), await preflight()]
    expect(read).toMatch(/^HTTP\/1\.1 503 /)
    expect(read).toContain('El servidor se está cerrando')
    expect(allowed).toMatch(/^HTTP\/1\.1 204 /)
    for (const answer of [read, allowed]) {
      expect(answer).toContain(`access-control-allow-origin: ${origin}`)
      expect(answer).toMatch(/^x-content-type-options: nosniff/im)
    }
    expect([await finish(), await server.ended]).toEqual([400, 0])
  })

  it('sends an answer to its end that its reader takes slowly, and ends although that reader keeps the connection', async () => {
    const server = await startTestServer({ env: { CLOSE_TIMEOUT_MS: '70000' } })
    const agent = new Agent({ keepAlive: true })
    try {
      const token = await server.signIn()
      const url = `${server.address}/api/productos_genericos/`
      for (let n = 0; n < 4; n++) expect((await call('POST', url, { token, json: long(n) })).status).toBe(201)
      const { bytes } = await call('GET', url, { token })
      const answer = await new Promise<IncomingMessage>((fulfil, reject) => {
        request(url, { agent, headers: { authorization: `Token ${token}` } }, fulfil)
          .once('error', reject)
          .end()
      })
      const ended = server.end()
      await refused(server.address)
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
      expect(await ended).toBe(0)
    } finally {
      agent.destroy()
      await server.stop()
    }
  })
})

describe('a server whose embedded engine gives up', () => {
  it('answers who waits with 503, says why in one line, and ends with 1', async () => {
    const server = await startTestServer()
    try {
      const token = await server.signIn()
      // Directory of the write-ahead log, without which writes fail.
      await rm(join(server.env.DATA_DIR ?? '', 'postgres/pg_wal'), { recursive: true })
      const text = () => Buffer.from(crypto.getRandomValues(new Uint8Array(14_000))).toString('base64')
      const descripcion = Object.fromEntries(MAIN_LOCALES.map(locale => [locale, text()]))
      const write = (n: number) =>
        call('POST', `${server.address}/api/productos_genericos/`, {
          token,
          json: { codigo: `G ${n}`, descripcion, caracteristicas: descripcion, aplicaciones: descripcion, observaciones: descripcion },
        }).then(
          ({ status }) => status,
          () => 'broken',
        )
      const told = new Set<number | string>()
      for (let n = 0; !told.has(503) && !told.has('broken'); n += 8)
        for (const status of await Promise.all(Array.from({ length: 8 }, (_, at) => write(n + at)))) told.add(status)
      expect([...told]).toEqual(expect.arrayContaining([201, 503]))
      const output = await server.outputWith(/^The engine of the database .*/m)
      expect(output).toMatch(
        /^The engine of the database in .* has stopped: PANIC: could not .*pg_wal.*\. Start again: what was acknowledged is kept\.$/m,
      )
      expect(await server.end()).toBe(1)
    } finally {
      await server.stop()
    }
  })
})

/** PostgreSQL if available: the embedded database cannot fail apart from its server. */
const clusters = postgresMissing === undefined ? [startPostgres] : []

describe.each(clusters)('a server whose database goes away', startCluster => {
  it('says 503 with a sentence, on health too, and goes on running', async () => {
    const cluster = await startCluster()
    const server = await startTestServer({ env: { DATABASE_URL: await cluster.createDatabase() } })
    try {
      const token = await server.signIn()
      expect((await call('GET', `${server.address}/api/salud/`)).status).toBe(200)
      await cluster.stop()
      for (const path of ['/api/salud/', '/api/magnitudes/', '/api/salud/']) {
        const { status, json } = await call('GET', server.address + path, { token })
        expect([path, status, json]).toEqual([path, 503, { detail: expect.stringContaining('La base de datos no responde') }])
      }
    } finally {
      await cluster.stop()
      await server.stop()
    }
  })
})
