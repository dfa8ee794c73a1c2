import { join } from 'node:path'
import type { DatabaseSettings } from '@server/database/open'
import { putBlankDatabase } from '@test/support/blankDatabase'
import { temporaryDirectory } from '@test/support/directory'
import { postgresMissing, startPostgres, type TestPostgres } from '@test/support/postgres'
import { putMigratedDatabase, startMigratedPostgres, type Engine } from '@test/support/server'

const KINDS = {
  blank: { start: () => startPostgres(), put: putBlankDatabase },
  migrated: { start: startMigratedPostgres, put: putMigratedDatabase },
}

/** Databases of one test file: the returned function makes another one on an engine, without tables or migrated without rows. */
export const useDatabases = (kind: keyof typeof KINDS = 'blank'): ((engine: Engine) => Promise<DatabaseSettings>) => {
  const { start, put } = KINDS[kind]
  const root = temporaryDirectory()
  let postgres: TestPostgres | undefined
  beforeAll(async () => {
    if (postgresMissing === undefined) postgres = await start()
  })
  afterAll(() => postgres?.stop())

  let databases = 0
  return async engine => {
    const dataDir = join(root, `data-${++databases}`)
    if (engine === 'postgres') return { dataDir, databaseUrl: await postgres?.createDatabase() }
    await put(dataDir)
    return { dataDir }
  }
}
