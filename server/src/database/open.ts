import { openEmbedded } from './embedded/open'
import type { DatabaseLimits } from '../settings'
import type { Database } from './database'
import { migrate } from './migrate'
import { openPostgres } from './postgres'

export interface DatabaseSettings {
  dataDir: string
  /** Address of a PostgreSQL server; without it the database is embedded, in `dataDir`. */
  databaseUrl?: string
  limits?: DatabaseLimits
}

/** Opens the database without migrations, and without limits unless given. Throws OperatorError for failures that the operator can correct. */
export const openAsItStands = ({ dataDir, databaseUrl }: DatabaseSettings, limits?: DatabaseLimits): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, limits) : openEmbedded({ dataDir })

/** Opens the database and awaits `prepare` on it; closes it again when that fails. */
export const openPrepared = async (
  settings: DatabaseSettings,
  prepare: (db: Database['db']) => Promise<unknown>,
  limits?: DatabaseLimits,
): Promise<Database> => {
  const database = await openAsItStands(settings, limits)
  try {
    await prepare(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens the database and runs all migrations, which no time limit interrupts. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => {
  const { databaseUrl, limits } = settings
  const migrated = await openPrepared(settings, migrate)
  if (!databaseUrl || limits === undefined) return migrated
  await migrated.close()
  return openPostgres(databaseUrl, limits)
}
