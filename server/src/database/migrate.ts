import { Migrator, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import type { Schema } from './schema'

/** Runs what is missing, in order. Processes that start at once wait for each other: one does the work. */
export const migrate = async (db: Kysely<Schema>) => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error instanceof Error) throw error
  if (error !== undefined) throw new Error('A migration failed', { cause: error })
}
