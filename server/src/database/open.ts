import type { Kysely } from 'kysely'
import { openEmbedded } from './embedded/open'
import { migrate } from './migrate'
import { openPostgres } from './postgres'
import type { Schema } from './schema'

export interface Database {
  db: Kysely<Schema>
  engine: 'embedded' | 'postgres'
  close: () => Promise<void>
}

export interface DatabaseSettings {
  dataDir: string
  /** A PostgreSQL server; without it the database is embedded and lives in `dataDir`. */
  databaseUrl?: string
}

/** Opens the database with all migrations run. What the person who starts the server can mend comes as a StartupError. */
export const openDatabase = async ({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> => {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded({ dataDir })
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
