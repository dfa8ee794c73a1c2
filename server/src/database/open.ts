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

/** Opens the database as it stands. What the person who starts the server can mend comes as a StartupError. */
export const openAsItStands = ({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded({ dataDir })

/** The same, with all migrations run. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const database = await openAsItStands(settings)
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
