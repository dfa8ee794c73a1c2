import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/database/open'
import { collectImages } from '@server/images/collectImages'
import { createImageStore } from '@server/images/imageStore'
import { call } from '@test/support/call'
import { signIn, startFilledPostgres } from '@test/support/server'
import { addressOf, endServer, spawnServer } from '@test/support/serverProcess'
import { fillToTarget, TARGET, unusedOf } from '@test/support/targetSize'
import { startWriters } from '@test/support/writers'
import type { Finding, Scenario, Size } from '../scenario'
import { highestMemory, refusalProblems, watchHealth } from '../watch'

const READERS = 12
const WRITERS = 4
const WRITES = 200

const SIZES: Record<Size, typeof TARGET> = { short: { entries: 20_000, images: 500 }, whole: TARGET }

const ACTIVITY = '/api/historial/'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => encodeURIComponent(new Date(Date.now() - days * DAY_MS).toISOString())

/** Queries of Actividad and Papelera, one for each filter. */
const PAGES = [
  ACTIVITY,
  `${ACTIVITY}?limite=50&antes=1000`,
  `${ACTIVITY}?tipo=productos_genericos`,
  `${ACTIVITY}?tipo=productos_genericos&id=17`,
  `${ACTIVITY}?usuario=1`,
  `${ACTIVITY}?usuario=999`,
  `${ACTIVITY}?accion=eliminado`,
  `${ACTIVITY}?accion=restaurado`,
  `${ACTIVITY}?buscar=quelato`,
  `${ACTIVITY}?buscar=nadie+se+llama+así`,
  `${ACTIVITY}?desde=${daysAgo(30)}&hasta=${daysAgo(29)}`,
  '/api/papelera/',
  '/api/papelera/?limite=50&antes=1000',
]

/** List without writes during the scenario. */
const OTHERS = '/api/iconos/'

/** Entries of the baseline, and maximum ratio of the response times of other readers at full size to the baseline. */
const FEW_ENTRIES = 2_000
const MOST_TIMES = 2

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const withSpawned = async <T>(env: Record<string, string>, work: (address: string, token: string, pid: number) => Promise<T>) => {
  const server = spawnServer(env)
  try {
    const address = await addressOf(server)
    return await work(address, await signIn(address), server.child.pid ?? 0)
  } finally {
    await endServer(server)
  }
}

/**
 * Reads pages of the history and collects images during saves and reads of others: no request is refused, others wait no longer than with a
 * short history, and no referenced image is deleted.
 */
export const yearsOfUse: Scenario = {
  title: 'Years of history and images',
  engines: ['postgres'],
  isShort: () => true,
  run: async (_engine, size) => {
    const { entries, images } = SIZES[size]
    const dataDir = mkdtempSync(join(tmpdir(), 'nutricion-endurance-'))
    const postgres = await startFilledPostgres()
    const databaseUrl = await postgres.createDatabase()
    const settings = { dataDir, databaseUrl }
    const database = await openDatabase(settings)
    const imagesNow = async () => {
      const count = database.db.selectFrom('imagenes').select(({ fn }) => fn.countAll<string>().as('count'))
      return Number((await count.executeTakeFirstOrThrow()).count)
    }
    const before = await imagesNow()
    const problems: string[] = []
    let pages = 0
    const ask = async (address: string, token: string, path: string) => {
      const begun = performance.now()
      const { status, text } = await call('GET', address + path, { token })
      if (status !== 200) problems.push(`${path} was answered with ${status} ${text.slice(0, 200)}`)
      return performance.now() - begun
    }
    const readAll = (address: string, token: string) =>
      Promise.all(
        Array.from({ length: READERS }, async (_, reader) => {
          for (let at = 0; at < PAGES.length; at++) {
            await ask(address, token, PAGES[(reader + at) % PAGES.length] ?? '')
            pages += 1
          }
        }),
      )
    /** Median time of a small list while pages of the history are read, in milliseconds. */
    const timeBeside = async (address: string, token: string) => {
      let isOver = false
      const reading = readAll(address, token).finally(() => (isOver = true))
      const times: number[] = []
      while (!isOver) times.push(await ask(address, token, OTHERS))
      await reading
      return median(times)
    }
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    const work = async (few: number, address: string, token: string, pid: number): Promise<Finding> => {
      const many = await timeBeside(address, token)
      const times = `others ${many.toFixed(0)} ms, before ${few.toFixed(0)}`
      if (many > MOST_TIMES * few) problems.push(`with ${FEW_ENTRIES} entries others waited less: ${times}`)
      const endWatch = await watchHealth(address)
      const writers = startWriters(address, token, WRITERS)
      const collect = () => collectImages(database.db, createImageStore(settings))
      const collecting = collect()
      await Promise.all([readAll(address, token), writers.untilAcknowledged(WRITES)])
      await collecting
      // Second collection: the server also collects at its start, and one of the two may have been skipped.
      await collect()
      const [left, expected] = [await imagesNow(), before + images - unusedOf(images)]
      if (left !== expected) problems.push(`${left} images are left instead of ${expected}`)
      await writers.stop()
      const faults = await writers.faults()
      const refused = [...writers.statuses()].filter(([status]) => status === 0 || status >= 500)
      const { stallMs, refusals } = await endWatch()
      return {
        tried: `${pages} pages, ${times}`,
        lost: faults.length,
        stallMs,
        memoryMb: highestMemory(pid),
        problems: [
          ...problems,
          ...faults,
          ...refused.map(([status, times]) => `a save was answered with ${status} ${times} times`),
          ...refusalProblems(refusals),
        ],
      }
    }
    try {
      await fillToTarget(database.db, { entries: FEW_ENTRIES, images: 0 })
      const few = await withSpawned(env, timeBeside)
      await fillToTarget(database.db, { entries, images })
      return await withSpawned(env, (...server) => work(few, ...server))
    } finally {
      await database.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}
