import { sql, type Kysely } from 'kysely'
import { demo } from '@server/auth/demoAccount'
import { hashPassword } from '@server/auth/passwords'
import { ADVISORY_LOCKS } from '@server/database/advisoryLocks'
import { writeNoHistory } from '@server/database/author'
import { isEmpty } from '@server/database/isEmpty'
import { liftLimits } from '@server/database/limits'
import type { Schema } from '@server/database/schema'
import type { ImageStore } from '@server/images/imageStore'
import type { Settings } from '@server/settings'
import { insertDatos } from './insertDatos'

/**
 * Fills an empty database in one transaction and returns the demo credentials; undefined where the database is not empty. The lock lets one
 * of several processes do it.
 */
export const seedDemo = async (
  db: Kysely<Schema>,
  store: ImageStore,
  { seedScale }: Pick<Settings, 'seedScale'>,
): Promise<typeof demo | undefined> => {
  const password_hash = await hashPassword(demo.password)
  return db.transaction().execute(async transaction => {
    await liftLimits(transaction)
    await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCKS.seed)})`.execute(transaction)
    if (!(await isEmpty(transaction))) return undefined
    await writeNoHistory(transaction)
    await transaction
      .insertInto('usuarios')
      .values({ email: demo.email, nombre: 'Lucía', apellidos: 'Ferrer Molina', password_hash, administrador: true })
      .execute()
    await insertDatos(transaction, store, seedScale)
    return demo
  })
}
