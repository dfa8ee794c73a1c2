import type { Kysely } from 'kysely'
import { openEmbedded } from './embedded/open'
import type { StartupError } from '../errors'
import type { DatabaseLimits } from '../settings'
import { migrate } from './migrate'
import { openPostgres } from './postgres'
import type { Schema } from './schema'

export interface Database {
  db: Kysely<Schema>
  engine: 'embedded' | 'postgres'
  /** Whether it answers, asked on a connection of its own; missing where there is only one connection. */
  ping?: () => Promise<void>
  /** Comes with the first error that tells of damaged data on the disk. */
  damaged: Promise<unknown>
  /** Comes when the embedded engine has ended, with the reason where nobody had closed it. It never answers again. */
  ended?: Promise<StartupError | undefined>
  close: () => Promise<void>
}

export interface DatabaseSettings {
  dataDir: string
  /** A PostgreSQL server; without it the database is embedded and lives in `dataDir`. */
  databaseUrl?: string
  limits?: DatabaseLimits
}

/** Opens the database as it stands, without limits. What the person who starts the server can mend comes as a StartupError. */
export const openAsItStands = ({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded({ dataDir })

const openMigrated = async (settings: DatabaseSettings): Promise<Database> => {
  const database = await openAsItStands(settings)
  try {
    await migrate(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens the database with all migrations run, which no limit interrupts. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { databaseUrl, limits } = settings
  const migrated = await openMigrated(settings)
  if (!databaseUrl || limits === undefined) return migrated
  await migrated.close()
  return openPostgres(databaseUrl, limits)
}
