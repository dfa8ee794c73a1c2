import { Migrator, sql, type Kysely } from 'kysely'
import { migrations } from '../migrations'
import { OperatorError } from '../errors'
import { applyFunctions } from './functions'
import type { Schema } from './schema'

const migratorOf = (db: Kysely<Schema>) => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** Error of the migrator for a database with a migration that it does not know. */
const UNKNOWN = /^corrupted migrations: previously executed migration (\S+) is missing/

const usedByNewer = (migration: string) =>
  new OperatorError(
    `The database has been used by a newer version of this server: this one does not know its migration ${migration}. ` +
      'Start that version again, or put a backup that this one made into another database with npm run restore.',
  )

const explained = (error: Error) => {
  const unknown = UNKNOWN.exec(error.message)?.[1]
  return unknown === undefined ? error : usedByNewer(unknown)
}

/**
 * Runs the missing migrations in order, up to `upTo` or all; after all, applies the functions that have changed. Processes that start at the
 * same time wait for each other: one does the work. Throws OperatorError if the database was used by a newer version.
 */
export const migrate = async (db: Kysely<Schema>, upTo?: string) => {
  const migrator = migratorOf(db)
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error instanceof Error) throw explained(error)
  if (error !== undefined) throw new Error('A migration failed', { cause: error })
  if (upTo === undefined) await applyFunctions(db)
}

/** Applied migrations, in order. */
export const appliedMigrations = async (db: Kysely<Schema>): Promise<string[]> =>
  (await migratorOf(db).getMigrations()).flatMap(({ name, executedAt }) => (executedAt === undefined ? [] : [name]))

/** @throws OperatorError unless exactly the migrations of this version are applied */
export const checkMigrated = async (db: Kysely<Schema>) => {
  if ((await appliedMigrations(db)).length < Object.keys(migrations).length)
    throw new OperatorError(
      'The database is not up to date with this version: start the server, which brings it up to date, and try again.',
    )
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = rows.find(({ name }) => !(name in migrations))
  if (unknown !== undefined) throw usedByNewer(unknown.name)
}
