import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Magnitud } from '@/shared/resources/magnitudes'
import { temporaryDirectory } from '@test/support/directory'
import { isWhole } from '@test/support/long'
import { signIn } from '@test/support/server'
import { addressOf, spawnServer, type ServerProcess } from '@test/support/serverProcess'

/** `npm run endurance` has a hundred. */
const ROUNDS = 2
const WRITERS = 4

/** The same moments and choices in every run: mulberry32. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
const random = seeded(20)

/** Value of write number `n`: long enough to be torn, and recognised whole only. */
const valorOf = (n: number) => ({ es_ES: `Magnitud ${n} ${'ñ'.repeat(random() * 3000)}`, en_US: String(n), fr_FR: `Grandeur ${n}` })

interface Write {
  n: number
  /** Missing for a new record. */
  id?: number
  /** Missing for a delete. */
  valor?: Magnitud['valor']
}

const sent = new Map<number, Magnitud['valor']>()
/** Acknowledged writes: a record's id, and the number of the write that it shows. */
const known = new Map<number, number>()
let writes = 0
let acknowledged = 0
let token = ''

const running: ServerProcess[] = []
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL')
})
const dataDir = temporaryDirectory()

const start = async () => {
  const server = spawnServer({ DATA_DIR: dataDir, SEED_DEMO: '1', SEED_SCALE: '0' })
  running.push(server)
  return { server, address: await addressOf(server) }
}

const kill = async (server: ServerProcess) => {
  server.child.kill('SIGKILL')
  return server.ended
}

const call = (address: string, method: string, id?: number, valor?: Magnitud['valor']) =>
  fetch(`${address}/api/magnitudes/${id === undefined ? '' : `${id}/`}`, {
    method,
    headers: { Authorization: `Token ${token}`, ...(valor && { 'Content-Type': 'application/json' }) },
    ...(valor && { body: JSON.stringify({ valor }) }),
  })

/** Sends one write; whether its answer arrived whole. */
const send = async (address: string, { n, id, valor }: Write): Promise<boolean> => {
  const method = id === undefined ? 'POST' : valor ? 'PUT' : 'DELETE'
  try {
    const response = await call(address, method, id, valor)
    const text = await response.text()
    if (![201, 200, 204].includes(response.status)) throw new RangeError(`${method} answered ${response.status} ${text}`)
    if (!valor) known.delete(Number(id))
    else known.set((JSON.parse(text) as Magnitud).id, n)
    acknowledged++
    return true
  } catch (error) {
    if (error instanceof RangeError) throw error
    return false
  }
}

/** Writes without a pause until the server is gone; the write that had no answer. */
const writeUntilKilled = async (address: string): Promise<Write> => {
  const own: number[] = []
  for (;;) {
    const n = ++writes
    const valor = valorOf(n)
    sent.set(n, valor)
    const id = own[Math.floor(random() * own.length)]
    const choice = id === undefined ? 0 : random()
    const write = choice < 0.5 ? { n, valor } : choice < 0.85 ? { n, id, valor } : { n, id }
    if (!(await send(address, write))) return write
    if (write.id === undefined) own.push(...[...known].filter(([, number]) => number === n).map(([id]) => id))
    if (!('valor' in write)) own.splice(own.indexOf(Number(id)), 1)
  }
}

const untilAcknowledged = async (more: number) => {
  const enough = acknowledged + more
  while (acknowledged < enough) await wait(2)
}

/** Demo data, which no write touches. */
let demo = new Map<number, Magnitud['valor']>()

/** Records besides the demo data: each is exactly what one write sent. */
const readAll = async (address: string) => {
  const response = await call(address, 'GET')
  expect(response.status).toBe(200)
  const rows = (await response.json()) as Magnitud[]
  for (const [id, valor] of demo) expect(rows).toContainEqual({ id, valor })
  return new Map(
    rows.flatMap(({ id, valor }): [number, number][] => {
      if (demo.has(id)) return []
      const n = Number(valor.en_US)
      expect(valor).toEqual(sent.get(n))
      return [[id, n]]
    }),
  )
}

interface Told {
  entradas: { accion: string; registro: number; cambios: { idioma: string | null; despues: unknown }[] }[]
  siguiente: string | null
}

/** The number of the write that each record ends with by the history alone; those that it says are gone are none. */
const readHistory = async (address: string) => {
  const found = new Map<number, number | null>()
  let antes = ''
  for (;;) {
    const response = await fetch(`${address}/api/historial/?tipo=magnitudes&limite=200${antes}`, {
      headers: { Authorization: `Token ${token}` },
    })
    const { entradas, siguiente } = (await response.json()) as Told
    for (const { accion, registro, cambios } of entradas) {
      if (found.has(registro)) continue
      const change = cambios.find(({ idioma }) => idioma === null || idioma === 'en_US')?.despues
      const number = typeof change === 'string' ? change : (change as Magnitud | null)?.valor.en_US
      found.set(registro, accion === 'eliminado' ? null : Number(number))
    }
    if (siguiente === null) break
    antes = `&antes=${siguiente}`
  }
  return new Map([...found].flatMap(([id, n]): [number, number][] => (n === null ? [] : [[id, n]])))
}

/** A write without an answer is there or not: what the server shows becomes known. */
const settle = (actual: Map<number, number>, { n, id, valor }: Write) => {
  if (!valor && id !== undefined && !actual.has(id)) known.delete(id)
  for (const [actualId, number] of actual) if (number === n && (id === undefined || id === actualId)) known.set(actualId, n)
}

describe('a server on the embedded database that is killed', () => {
  it('while it makes its database, starts the next time', async () => {
    for (const moment of isWhole ? ['postgres.new', 'postgres'] : ['postgres.new']) {
      const server = spawnServer({ DATA_DIR: dataDir, SEED_DEMO: '1', SEED_SCALE: '0' })
      running.push(server)
      while (!existsSync(join(dataDir, moment))) await wait(5)
      await wait(random() * 100)
      expect(await kill(server)).toBe('SIGKILL')
    }
    const { server, address } = await start()
    token = await signIn(address)
    const rows = (await (await call(address, 'GET')).json()) as Magnitud[]
    demo = new Map(rows.map(({ id, valor }) => [id, valor]))
    expect(demo.size).toBeGreaterThan(0)
    expect(await kill(server)).toBe('SIGKILL')
  }, 300_000)

  it(`at any moment while it writes, ${ROUNDS} times, has every record that it acknowledged, no broken one, and of each what the history says [HI-01]`, async () => {
    let lost: Write[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const { server, address } = await start()
      const actual = await readAll(address)
      for (const write of lost) settle(actual, write)
      expect(actual).toEqual(known)
      expect(await readHistory(address)).toEqual(known)
      const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(address))
      // A writer ends before the server does where it was answered wrongly.
      await Promise.race([untilAcknowledged(WRITERS + random() * 40), ...writers])
      await wait(random() * 50)
      await kill(server)
      lost = await Promise.all(writers)
    }
  }, 600_000)
})
