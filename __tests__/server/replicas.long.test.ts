import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom, type Random } from '@demo/random'
import { picture } from '@test/server/images/samples'
import { call, type Answer, type Call } from '@test/support/call'
import { parseCsv } from '@test/support/csv'
import { temporaryDirectory } from '@test/support/directory'
import { multipart } from '@test/support/multipart'
import { postgresMissing, startPostgres, type TestPostgres } from '@test/support/postgres'
import { DEMO, signIn, WITHOUT_LIMITS } from '@test/support/server'
import { addressOf, spawnServer, type ServerProcess } from '@test/support/serverProcess'
import { startProxy, type Proxy } from './proxy'

const REPLICAS = 3
const WORKERS = 6
const KILLS = 4

type Body = Record<string, unknown>
type StoredRecord = Body & { id: number }

const portOf = (address: string) => Number(new URL(address).port)

it('the load balancer of these tests gives each server its turn', async () => {
  const servers = ['uno', 'dos', 'tres'].map(name => createServer((_, response) => response.end(name)).listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const proxy = await startProxy(servers.map(server => (server.address() as AddressInfo).port))
  const answers: string[] = []
  for (let n = 0; n < 6; n++) answers.push((await call('GET', proxy.address)).text)
  expect(answers).toEqual(['uno', 'dos', 'tres', 'uno', 'dos', 'tres'])
  await proxy.stop()
  for (const server of servers) server.close()
})

const onReplicas = () => {
  const dataDir = temporaryDirectory()
  let postgres: TestPostgres
  let env: Record<string, string>
  const servers: ServerProcess[] = []
  const ports: number[] = []
  let proxy: Proxy
  let token: string
  let host: string
  const masters = { familias: [0], iconos: [0], estados_fenologicos: [0] }

  const start = async (at: number) => {
    const server = spawnServer(env)
    servers[at] = server
    ports[at] = portOf(await addressOf(server))
  }

  /** Sends a request to one replica with the host of the load balancer, with which addresses of images begin. */
  const callReplica = (at: number, method: string, path: string, options: Call = {}) =>
    call(method, `http://127.0.0.1:${ports[at]}${path}`, { token, ...options, headers: { host, ...options.headers } })

  let broken = 0
  let isOver = false
  /**
   * Sends a request like a client: after a broken connection it tries again until there is a response. `again`: further correct responses
   * after an earlier try, which may have had an effect.
   */
  const insist = async (method: string, path: string, right: number[], options: Call = {}, again: number[] = []): Promise<Answer> => {
    for (let tries = 0; !isOver; tries++) {
      const answer = await call(method, proxy.address + path, { token, ...options }).catch(() => undefined)
      if (answer === undefined) {
        broken++
        await wait(20)
        continue
      }
      if (right.includes(answer.status) || (tries > 0 && again.includes(answer.status))) return answer
      throw new Error(`${method} ${path} answered ${answer.status} at try ${tries + 1}: ${answer.text.slice(0, 200)}`)
    }
    throw new Error(`${method} ${path} had no answer before the end`)
  }

  const readList = async (path: string) => (await insist('GET', path, [200])).json as StoredRecord[]

  interface Kind {
    path: string
    /** Field that uploads fill. */
    image?: string
    body: (n: number, random: Random) => Body
  }

  const texts = (n: number) => ({ es_ES: `Réplica ${n} ${'ñ'.repeat(n % 700)}`, en_US: `Replica ${n}` })
  const shuffled = (random: Random, ids: number[]) => {
    const some = random.sample(ids, random.integer(0, 5))
    return random.chance(0.5) ? some : some.reverse()
  }
  const genericos: Kind = {
    path: '/api/productos_genericos/',
    image: 'imagen_catalogo',
    body: (n, random) => ({
      codigo: `REPLICA-${n}`,
      nombre: texts(n),
      familia: random.pick(masters.familias),
      iconos: shuffled(random, masters.iconos),
      estados_fenologicos: shuffled(random, masters.estados_fenologicos),
      ecologico: random.chance(0.5),
    }),
  }
  const kinds: Kind[] = [
    { path: '/api/magnitudes/', body: n => ({ valor: texts(n) }) },
    { path: '/api/familias/', image: 'imagen', body: (n, random) => ({ nombre: texts(n), prioridad: random.integer(0, 99) }) },
    genericos,
  ]

  /** Acknowledged records by path, from the responses. */
  const known = new Map<string, StoredRecord>()
  let acknowledged = 0
  let numbers = 0
  let pictures: Buffer[] = []

  const acknowledge = (path: string, answer: Answer, sent: Body) => {
    const record = answer.json as StoredRecord
    expect(record).toMatchObject(sent)
    known.set(`${path}${record.id}/`, record)
    acknowledged++
    return record
  }

  /** Client with records of its own, so that their expected state is always known. */
  const createWorker = (name: string) => {
    const random = createRandom(name)
    const own: string[] = []
    let keys = 0
    const key = () => ({ 'idempotency-key': `${name}-${++keys}` })
    const kindOf = (record: string) => kinds.find(({ path }) => record.startsWith(path)) ?? genericos

    const create = async () => {
      const { path, body } = random.pick(kinds)
      const sent = body(++numbers, random)
      const { id } = acknowledge(path, await insist('POST', path, [201], { json: sent, headers: key() }), sent)
      own.push(`${path}${id}/`)
    }
    const change = async (record: string) => {
      const { path, body } = kindOf(record)
      const sent = body(++numbers, random)
      acknowledge(path, await insist('PUT', record, [200], { json: sent }), sent)
    }
    const upload = async (record: string) => {
      const { path, image } = kindOf(record)
      if (image === undefined) return
      const content = random.pick(pictures)
      const form = multipart({ name: image, content, filename: 'foto.png', type: 'image/png' })
      const options = { body: form.body, headers: { ...form.headers, ...key() } }
      const answer = await insist('POST', `${record}upload_${image}/`, [200], options)
      const before = Object.entries(known.get(record) ?? {}).filter(([name]) => name !== image)
      const after = acknowledge(path, answer, Object.fromEntries(before))
      const url = new URL(String(after[image]))
      expect(url.host).toBe(host)
      expect((await insist('GET', url.pathname, [200])).bytes.equals(content)).toBe(true)
    }
    const remove = async (record: string) => {
      await insist('DELETE', record, [204], {}, [404])
      known.delete(record)
      own.splice(own.indexOf(record), 1)
      acknowledged++
      await insist('GET', record, [404])
    }
    const look = async (record: string) => {
      expect((await insist('GET', record, [200])).json).toEqual(known.get(record))
    }
    const lookAtList = async (record: string) => {
      const { path } = kindOf(record)
      const rows = new Map((await readList(path)).map(row => [`${path}${row.id}/`, row]))
      for (const each of own.filter(each => each.startsWith(path))) expect(rows.get(each)).toEqual(known.get(each))
    }
    const report = async () => {
      const { text } = await insist('GET', '/api/informes/productos_genericos/?idioma=es_ES', [200])
      const codes = new Set(parseCsv(text.replace(/^\ufeff/, '')).flatMap(row => row.slice(0, 1)))
      for (const each of own.filter(each => each.startsWith(genericos.path))) expect(codes).toContain(known.get(each)?.codigo)
    }
    const session = async () => {
      const { json } = await insist('POST', '/api/auth/login/', [200], { json: DEMO, token: undefined })
      const { key } = json as { key: string }
      expect((await insist('GET', '/api/auth/user/', [200], { token: key })).json).toMatchObject({ email: DEMO.email })
      await insist('POST', '/api/auth/logout/', [200], { token: key }, [401])
      await insist('GET', '/api/auth/user/', [401], { token: key })
    }

    return async () => {
      const choice = random.integer(1, 100)
      if (own.length === 0 || choice <= 35) return create()
      if (choice <= 38) return session()
      if (choice <= 42) return report()
      const record = random.pick(own)
      if (choice <= 60) return change(record)
      if (choice <= 68) return upload(record)
      if (choice <= 78) return remove(record)
      return choice <= 90 ? look(record) : lookAtList(record)
    }
  }

  beforeAll(async () => {
    postgres = await startPostgres()
    env = { DATA_DIR: dataDir, DATABASE_URL: await postgres.createDatabase(), ...WITHOUT_LIMITS, SEED_DEMO: '1', SEED_SCALE: '0' }
    await Promise.all(Array.from({ length: REPLICAS }, (_, at) => start(at)))
    proxy = await startProxy(ports)
    host = new URL(proxy.address).host
    token = await signIn(proxy.address)
    for (const name of ['familias', 'iconos', 'estados_fenologicos'] as const)
      masters[name] = (await readList(`/api/${name}/`)).map(({ id }) => id)
    pictures = await Promise.all(Array.from({ length: 6 }, () => picture()))
  })
  afterAll(async () => {
    isOver = true
    for (const { child } of servers) child.kill('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await proxy.stop()
    await postgres.stop()
  })

  it('started at once on an empty database, one of them fills it, and it is filled once', async () => {
    expect(servers.filter(({ output }) => output().includes(DEMO.password))).toHaveLength(1)
    expect(await readList('/api/familias/')).toHaveLength(12)
  })

  it('the same POST at all of them at once makes one record, and each answers it', async () => {
    const json = { valor: { es_ES: 'una sola' } }
    const headers = { 'idempotency-key': 'a la vez' }
    const answers = await Promise.all(ports.map((_, at) => callReplica(at, 'POST', '/api/magnitudes/', { json, headers })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const rows = await readList('/api/magnitudes/')
    expect(rows.filter(({ valor }) => (valor as Record<string, string>).es_ES === 'una sola')).toHaveLength(1)
  })

  it('a list that one has kept is out of date as soon as another has acknowledged a change', async () => {
    const tagAt = async (at: number) => (await callReplica(at, 'GET', '/api/familias/')).headers.etag ?? ''
    const tags = await Promise.all(ports.map((_, at) => tagAt(at)))
    expect(new Set(tags).size).toBe(1)
    for (let at = 0; at < REPLICAS; at++) {
      const other = (at + 1) % REPLICAS
      const headers = { 'if-none-match': await tagAt(other) }
      expect((await callReplica(other, 'GET', '/api/familias/', { headers })).status).toBe(304)
      const path = `/api/familias/${masters.familias[0]}/`
      expect((await callReplica(at, 'PUT', path, { json: { prioridad: 1000 + at } })).status).toBe(200)
      const { status, json } = await callReplica(other, 'GET', '/api/familias/', { headers })
      expect([status, (json as StoredRecord[])[0]?.prioridad]).toEqual([200, 1000 + at])
    }
  })

  it('while one after the other is killed and started again, nothing acknowledged is lost, doubled or answered wrongly', async () => {
    const before = await Promise.all(kinds.map(({ path }) => readList(path)))
    let ended = false
    const work = async (name: string) => {
      const step = createWorker(name)
      while (!ended) await step()
    }
    const random = createRandom('kills')
    const killAndStart = async () => {
      for (let kills = 0; kills < KILLS; kills++) {
        const moment = acknowledged + random.integer(10, 60)
        while (acknowledged < moment && !ended) await wait(2)
        const at = random.integer(0, REPLICAS - 1)
        servers[at]?.child.kill('SIGKILL')
        expect(await servers[at]?.ended).toBe('SIGKILL')
        await start(at)
      }
    }
    const workers = Promise.all(Array.from({ length: WORKERS }, (_, at) => work(`worker ${at}`)))
    try {
      await Promise.race([killAndStart(), workers])
    } finally {
      ended = true
    }
    await workers

    // Without broken connections the test would prove nothing.
    expect(broken).toBeGreaterThan(KILLS)
    for (const [n, { path }] of kinds.entries()) {
      const mine = [...known].flatMap(([record, body]) => (record.startsWith(path) ? [body] : []))
      const expected = [...(before[n] ?? []), ...mine].sort((a, b) => a.id - b.id)
      const answers = await Promise.all(ports.map((_, at) => callReplica(at, 'GET', path)))
      for (const { json } of answers) expect(json).toEqual(expected)
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    }
  }, 300_000)
}

// Only on PostgreSQL, because the embedded database has one server at a time; the runner reports a missing PostgreSQL.
if (postgresMissing === undefined)
  describe('three servers on one PostgreSQL behind a load balancer', () => {
    onReplicas()
  })
