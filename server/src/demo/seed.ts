import { sql, type Kysely } from 'kysely'
import { hashPassword } from '../auth/passwords'
import { liftLimits } from '../database/limits'
import type { Schema } from '../database/schema'
import type { ImageStore } from '../images/imageStore'
import type { Settings } from '../settings'
import { demo } from './account'
import { insertDatos } from './insertDatos'

/** Any number that nothing else locks. */
const SEED_LOCK = 20_260_101

const isEmpty = async (db: Kysely<Schema>) => {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from usuarios) and not exists (select from magnitudes) as empty
  `.execute(db)
  return rows[0]?.empty === true
}

/** Fills an empty database, all or nothing, and gives the demo sign-in where it did. Of several processes one does it. */
export const seedDemo = async (
  db: Kysely<Schema>,
  store: ImageStore,
  { seedScale }: Pick<Settings, 'seedScale'>,
): Promise<typeof demo | undefined> => {
  if (!(await isEmpty(db))) return undefined
  const password_hash = await hashPassword(demo.password)
  return db.transaction().execute(async transaction => {
    await liftLimits(transaction)
    await sql`select pg_advisory_xact_lock(${SEED_LOCK}::bigint)`.execute(transaction)
    if (!(await isEmpty(transaction))) return undefined
    await transaction
      .insertInto('usuarios')
      .values({ email: demo.email, nombre: 'Lucía', apellidos: 'Ferrer Molina', password_hash })
      .execute()
    await insertDatos(transaction, store, seedScale)
    return demo
  })
}
