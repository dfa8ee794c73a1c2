import { Migrator, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import type { Schema } from './schema'

const migratorOf = (db: Kysely<Schema>) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/**
 * Runs what is missing, in order, up to that migration or all. Processes that start at once wait for each other: one does the work.
 */
export const migrate = async (db: Kysely<Schema>, upTo?: string) => {
  const migrator = migratorOf(db)
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error instanceof Error) throw error
  if (error !== undefined) throw new Error('A migration failed', { cause: error })
}

/** Those that the database has been through, in order. */
export const appliedMigrations = async (db: Kysely<Schema>): Promise<string[]> =>
  (await migratorOf(db).getMigrations()).flatMap(({ name, executedAt }) => (executedAt === undefined ? [] : [name]))
