import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { errorCode, OperatorError } from '../../errors'
import { watchDamage } from '../damage'
import type { Database } from '../database'
import type { Schema } from '../schema'
import { embeddedDialect } from './dialect'
import { lockDirectory } from './directoryLock'
import { startEngine, type Engine } from './engine'
import { damaged, doubtsIn, fullDisk, isFull } from './engineFailure'
import { scheduleMaintenance } from './maintenance'
import { makeDirectory } from './makeDirectory'
import { sealTree, syncPath } from './sealTree'

/** On-disk format of the engine; a database of another format must be moved by a backup. */
const FORMAT = '18'

/** Creates a database as a whole or not at all: in a draft directory, renamed once it is on the disk. */
const make = async (dataDir: string, directory: string) => {
  const draft = `${directory}.new`
  rmSync(draft, { recursive: true, force: true })
  await (await startEngine(draft)).close()
  sealTree(draft)
  renameSync(draft, directory)
  syncPath(dataDir)
  syncPath(dirname(dataDir))
}

const readFormat = (directory: string) => {
  try {
    return readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw damaged(directory, `PG_VERSION cannot be read (${errorCode(error)})`)
  }
}

const checkFormat = (directory: string) => {
  const found = readFormat(directory)
  if (found === FORMAT) return
  if (!/^\d+$/.test(found)) throw damaged(directory, 'PG_VERSION does not say which format it has')
  throw new OperatorError(`The database in ${directory} has format ${found} and this version reads ${FORMAT}. Move it over with a backup.`)
}

const lockOrExplain = async (dataDir: string) => {
  try {
    makeDirectory(dataDir)
    return await lockDirectory(dataDir)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    if (isFull(error)) throw fullDisk(dataDir)
    throw new OperatorError(`The data directory ${dataDir} cannot be written (${errorCode(error)}). Choose another with DATA_DIR.`)
  }
}

const listenTo =
  (engine: Engine, db: Kysely<Schema>): Database['listen'] =>
  (channels, { notified, turned }) => {
    const stop = engine.onNotification((channel, payload) => channels.includes(channel) && notified(channel, payload))
    const start = async () => {
      for (const channel of channels) await sql`listen ${sql.ref(channel)}`.execute(db)
      turned(true)
    }
    // Failures are ignored: an engine that has ended ends the server.
    const started = start().catch(() => undefined)
    return {
      close: async () => {
        stop()
        await started
      },
    }
  }

/** Locks `dataDir` for this process and opens the database in it, created if missing. Files are readable by their owner only. */
export const openEmbedded = async (settings: { dataDir: string; maintenanceIntervalMs?: number }): Promise<Database> => {
  const dataDir = resolve(settings.dataDir)
  process.umask(0o077)
  const unlock = await lockOrExplain(dataDir)
  try {
    const directory = join(dataDir, 'postgres')
    if (!existsSync(directory)) await make(dataDir, directory)
    checkFormat(directory)
    const engine = await startEngine(directory)
    const doubts = doubtsIn(directory, engine.startLog)
    if (doubts !== undefined) console.error(doubts)
    const { damaged, log } = watchDamage()
    const db = new Kysely<Schema>({ dialect: embeddedDialect(engine), log })
    const maintenance = scheduleMaintenance(db, settings.maintenanceIntervalMs)
    const close = async () => {
      await maintenance.stop()
      await db.destroy().finally(unlock)
    }
    return { db, engine: 'embedded', damaged, ended: engine.ended, listen: listenTo(engine, db), close }
  } catch (error) {
    unlock()
    throw error
  }
}
