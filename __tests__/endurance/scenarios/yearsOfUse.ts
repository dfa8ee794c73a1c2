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
import type { Scenario, Size } from '../scenario'
import { highestMemory, refusalProblems, watchHealth } from '../watch'

const READERS = 12
const WRITERS = 4
const WRITES = 200

const SIZES: Record<Size, typeof TARGET> = { short: { entries: 20_000, images: 500 }, whole: TARGET }

const ACTIVITY = '/api/historial/'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => encodeURIComponent(new Date(Date.now() - days * DAY_MS).toISOString())

/** Each way in which Actividad and Papelera are asked. */
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

/** Pages of the history are read, and images collected, while others save: nobody is refused, and nothing that is named goes. */
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
    await fillToTarget(database.db, { entries, images })
    const server = spawnServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
    const problems: string[] = []
    try {
      const address = await addressOf(server)
      const token = await signIn(address)
      const endWatch = await watchHealth(address)
      const writers = startWriters(address, token, WRITERS)
      let pages = 0
      const read = async (reader: number) => {
        for (let at = 0; at < PAGES.length; at++) {
          const path = PAGES[(reader + at) % PAGES.length] ?? ''
          const { status, text } = await call('GET', address + path, { token })
          pages += 1
          if (status !== 200) problems.push(`${path} was answered with ${status} ${text.slice(0, 200)}`)
        }
      }
      const collect = () => collectImages(database.db, createImageStore(settings))
      const collecting = collect()
      await Promise.all([...Array.from({ length: READERS }, (_, reader) => read(reader)), writers.untilAcknowledged(WRITES)])
      await collecting
      // The server collects when it starts: one of the two found the other at it.
      await collect()
      const [left, expected] = [await imagesNow(), before + images - unusedOf(images)]
      if (left !== expected) problems.push(`${left} images are left instead of ${expected}`)
      await writers.stop()
      const faults = await writers.faults()
      const refused = [...writers.statuses()].filter(([status]) => status === 0 || status >= 500)
      const { stallMs, refusals } = await endWatch()
      return {
        tried: `${pages} pages of ${entries} entries`,
        lost: faults.length,
        stallMs,
        memoryMb: highestMemory(server.child.pid ?? 0),
        problems: [
          ...problems,
          ...faults,
          ...refused.map(([status, times]) => `a save was answered with ${status} ${times} times`),
          ...refusalProblems(refusals),
        ],
      }
    } finally {
      await endServer(server)
      await database.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}
