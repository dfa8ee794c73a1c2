import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../database/schema'
import { networkOf } from '../http/addresses'
import { HttpError } from '../http/errors'
import { foldEmail } from './email'

const WINDOW = sql`interval '15 minutes'`

interface Limit {
  column: 'email' | 'direccion'
  value: RawBuilder<string>
  most: number
}

/** Seconds until the oldest failure that counts is forgotten; undefined while there are fewer than the limit. */
const secondsBlocked = async (db: Kysely<Schema>, { column, value, most }: Limit): Promise<number | undefined> => {
  const row = await db
    .selectFrom('intentos_de_acceso')
    .where(column, '=', value)
    .where('cuando', '>', sql<Date>`now() - ${WINDOW}`)
    .orderBy('cuando', 'desc')
    .offset(most - 1)
    .limit(1)
    .select(sql<number>`ceil(extract(epoch from cuando + ${WINDOW} - now()))::int`.as('seconds'))
    .executeTakeFirst()
  return row && Math.max(1, row.seconds)
}

/** Counting and writing down are one step for each email and each address, in this order everywhere, so that nobody deadlocks. */
const lock = async (db: Kysely<Schema>, limits: Limit[]) => {
  for (const [space, { value }] of limits.entries())
    await sql`select pg_advisory_xact_lock(${space + 1}::int, hashtext(${value}))`.execute(db)
}

/**
 * Counts a login as failed before the password is looked at, so that many at once get no more tries than one after the other.
 * @throws HttpError 429 at ten failures for the email or forty for the address (of IPv6, its network) within 15 minutes, over all
 * replicas.
 */
export const countAttempt = (db: Kysely<Schema>, email: string, address: string): Promise<void> =>
  db.transaction().execute(async transaction => {
    const values = { email: foldEmail(email), direccion: sql<string>`${networkOf(address)}` }
    const limits: Limit[] = [
      { column: 'email', value: values.email, most: 10 },
      { column: 'direccion', value: values.direccion, most: 40 },
    ]
    await lock(transaction, limits)
    await transaction
      .deleteFrom('intentos_de_acceso')
      .where('cuando', '<', sql<Date>`now() - ${WINDOW}`)
      .execute()
    const waits: number[] = []
    for (const limit of limits) waits.push((await secondsBlocked(transaction, limit)) ?? 0)
    const seconds = Math.max(...waits)
    if (seconds > 0) throw tooMany(seconds)
    await transaction.insertInto('intentos_de_acceso').values(values).execute()
  })

const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  const detail = `Demasiados intentos de inicio de sesión. Vuelva a intentarlo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`
  return new HttpError(429, detail, { headers: { 'retry-after': String(seconds) } })
}

/** A success clears what the email had against it, this attempt included. */
export const clearAttempts = async (db: Kysely<Schema>, email: string) => {
  await db.deleteFrom('intentos_de_acceso').where('email', '=', foldEmail(email)).execute()
}
