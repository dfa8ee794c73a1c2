import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { errorCode, StartupError } from '../errors'
import type { Database } from '../open'
import type { Schema } from '../schema'
import { pgliteDialect } from './dialect'
import { lockDirectory } from './directoryLock'
import { DurableFS, durableParams } from './durableFs'
import { scheduleMaintenance } from './maintenance'
import { makeDirectory } from './makeDirectory'
import { sealTree, syncPath } from './sealTree'

/** The engine's on-disk format: data of another one has to come through a backup. */
const FORMAT = '18'

const start = (directory: string) => PGlite.create({ fs: new DurableFS(directory), startParams: durableParams(PGlite.defaultStartParams) })

/** A database is there whole or not at all: it is made beside its place and moved there when the disk has it. */
const make = async (dataDir: string, directory: string) => {
  const draft = `${directory}.new`
  rmSync(draft, { recursive: true, force: true })
  await (await start(draft)).close()
  sealTree(draft)
  renameSync(draft, directory)
  syncPath(dataDir)
  syncPath(dirname(dataDir))
}

const checkFormat = (directory: string) => {
  const found = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()
  if (found === FORMAT) return
  throw new StartupError(`The database in ${directory} has format ${found} and this version reads ${FORMAT}. Move it over with a backup.`)
}

const lockOrExplain = (dataDir: string) => {
  try {
    makeDirectory(dataDir)
    return lockDirectory(dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The data directory ${dataDir} cannot be written (${errorCode(error)}). Choose another with DATA_DIR.`)
  }
}

/** Locks `dataDir` for this process and opens the database in it, made where there is none. Files are readable by their owner only. */
export const openEmbedded = async (settings: { dataDir: string; maintenanceIntervalMs?: number }): Promise<Database> => {
  const dataDir = resolve(settings.dataDir)
  process.umask(0o077)
  const unlock = lockOrExplain(dataDir)
  try {
    const directory = join(dataDir, 'postgres')
    if (!existsSync(directory)) await make(dataDir, directory)
    checkFormat(directory)
    const db = new Kysely<Schema>({ dialect: pgliteDialect(await start(directory)) })
    const maintenance = scheduleMaintenance(db, settings.maintenanceIntervalMs)
    const close = async () => {
      maintenance.stop()
      await db.destroy()
      unlock()
    }
    return { db, engine: 'embedded', close }
  } catch (error) {
    unlock()
    throw error
  }
}
