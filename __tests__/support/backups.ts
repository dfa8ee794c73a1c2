import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { checkBackup } from '@server/backup/readBackup'
import { restoreBackup } from '@server/backup/restoreBackup'
import { writeBackup } from '@server/backup/writeBackup'
import type { Database } from '@server/database/database'
import { openAsItStands, type DatabaseSettings } from '@server/database/open'
import { createImageStore } from '@server/images/imageStore'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { temporaryDirectory } from '@test/support/directory'
import { postgresMissing, type TestPostgres } from '@test/support/postgres'
import { program } from '@test/support/program'
import { putFilledDatabase, startFilledPostgres, type Engine } from '@test/support/server'

/** Databases that a test file creates, fills, backs up and restores. */
export const useBackups = () => {
  const root = temporaryDirectory()
  let postgres: TestPostgres | undefined
  beforeAll(async () => {
    if (postgresMissing === undefined) postgres = await startFilledPostgres()
  })
  afterAll(() => postgres?.stop())

  let places = 0
  const newPlace = async (engine: Engine): Promise<DatabaseSettings> => {
    const dataDir = join(root, `data-${++places}`)
    if (engine === 'embedded') await putBlankDatabase(dataDir)
    return { dataDir, databaseUrl: engine === 'postgres' ? await postgres?.createDatabase({ isEmpty: true }) : undefined }
  }

  /** Creates a database with the master data of the demo. */
  const newFilledPlace = async (engine: Engine): Promise<DatabaseSettings> => {
    const dataDir = join(root, `data-${++places}`)
    if (engine === 'embedded') await putFilledDatabase(dataDir)
    return { dataDir, databaseUrl: engine === 'postgres' ? await postgres?.createDatabase() : undefined }
  }

  /** Open databases, closed at the end of a test, because opening the embedded engine takes longer than most operations. */
  const opened = new Map<DatabaseSettings, Database>()
  /** Backups that several tests use. */
  const kept = new Set<DatabaseSettings>()

  const close = async (settings: DatabaseSettings) => {
    const database = opened.get(settings)
    opened.delete(settings)
    await database?.close()
  }

  afterEach(async () => {
    for (const settings of opened.keys()) if (!kept.has(settings)) await close(settings)
  })

  const using = async <T>(settings: DatabaseSettings, work: (database: Database) => Promise<T>): Promise<T> => {
    const database = opened.get(settings) ?? (await openAsItStands(settings))
    opened.set(settings, database)
    return work(database)
  }

  const backup = (settings: DatabaseSettings, path: string) =>
    using(settings, ({ db }) => writeBackup(db, createImageStore(settings), path))

  const restore = async (settings: DatabaseSettings, path: string, ...without: string[]) => {
    const source = { path, without: new Set(without) }
    const header = await checkBackup(source)
    return using(settings, ({ db }) => restoreBackup(db, createImageStore(settings), source, header))
  }

  const rowsIn = (settings: DatabaseSettings, table: string) =>
    using(settings, async ({ db }) => (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n)

  return { root, newPlace, newFilledPlace, using, close, kept, backup, restore, rowsIn }
}

export const contentOf = (path: string) => gunzipSync(readFileSync(path)).toString()

export const backupProgram = (...args: string[]) => program('server/src/commands/backup.ts', ...args)
export const restoreProgram = (...args: string[]) => program('server/src/commands/restore.ts', ...args)
