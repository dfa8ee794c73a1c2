import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../database/schema'
import { networkOf } from '../addresses'
import { HttpError } from '../response/httpError'
import { foldEmail } from './email'
import { isKnownAddress } from './knownAddresses'

/** Attempt at a password for an email, or at another thing with the same limits. */
export interface Attempt {
  email: string
  address: string
  /** Counted apart: a user who has mistyped a password too often must still get a link. */
  what?: 'reset'
}

/** A tried link code names no user, and its 256 bits cannot be guessed: only the address is counted, by its own high limit. */
export const attemptAtCode = (address: string): Attempt => ({ email: '', address })

interface Limit {
  of: RawBuilder<boolean>
  most: number
}

const WINDOW = sql`interval '15 minutes'`

// The statement's own moment counts, since the transaction began before it waited for those who failed meanwhile.
const NOW = sql<Date>`statement_timestamp()`

/** A clock that was set back leaves failures in the future: they count for nothing, or they would keep people out until it is there. */
const COUNTS = sql<boolean>`cuando between ${NOW} - ${WINDOW} and ${NOW}`

/** Another process may have written a failure a moment after this statement began. */
const IS_OVER = sql<boolean>`cuando not between ${NOW} - ${WINDOW} and ${NOW} + interval '1 minute'`

// No email has a space.
const keysOf = ({ email, address, what }: Attempt) => ({
  email: foldEmail(what ? `${what} ${email}` : email),
  direccion: sql<string>`${networkOf(address)}`,
})

const ofBoth = ({ email, direccion }: ReturnType<typeof keysOf>) => sql<boolean>`(email = ${email} and direccion = ${direccion})`

/**
 * Ten tries are enough for a mistyped password. By email alone the limit stops those who guess from many addresses; anybody can reach
 * it for somebody else, so that it holds at unknown addresses only. By address alone it stops those who try one password for many
 * emails, at a count that hundreds of people behind one address do not reach by mistyping.
 */
const limitsOf = (keys: ReturnType<typeof keysOf>, isKnown: boolean, isOfEmail: boolean): Limit[] => [
  ...(isOfEmail ? [{ of: ofBoth(keys), most: 10 }] : []),
  ...(isOfEmail && !isKnown ? [{ of: sql<boolean>`email = ${keys.email}`, most: 100 }] : []),
  ...(isKnown ? [] : [{ of: sql<boolean>`direccion = ${keys.direccion}`, most: 500 }]),
]

/** Seconds until the oldest failure that counts is forgotten; 0 while there are fewer than the limit. */
const secondsBlocked = async (db: Kysely<Schema>, { of, most }: Limit): Promise<number> => {
  const row = await db
    .selectFrom('intentos_de_acceso')
    .where(of)
    .where(COUNTS)
    .orderBy('cuando', 'desc')
    .offset(most - 1)
    .limit(1)
    .select(sql<number>`ceil(extract(epoch from cuando + ${WINDOW} - ${NOW}))::int`.as('seconds'))
    .executeTakeFirst()
  return row === undefined ? 0 : Math.max(1, row.seconds)
}

/** Addresses from which the user signs in are not blocked by failures elsewhere, except for requests of mails. */
const isKnown = async (db: Kysely<Schema>, { email, address, what }: Attempt) => what === undefined && isKnownAddress(db, email, address)

/** Counting and writing down are one step for each email and each address, in this order everywhere, which prevents deadlocks. */
const lock = async (db: Kysely<Schema>, { email, direccion }: ReturnType<typeof keysOf>) => {
  for (const [space, value] of [email, direccion].entries())
    await sql`select pg_advisory_xact_lock(${space + 1}::int, hashtext(${value}))`.execute(db)
}

/** Skips rows that another transaction is removing: two that waited for each other would be a deadlock. */
const forget = async (db: Kysely<Schema>, which: RawBuilder<boolean>) => {
  await db
    .deleteFrom('intentos_de_acceso')
    .where('id', 'in', eb => eb.selectFrom('intentos_de_acceso').where(which).select('id').forUpdate().skipLocked())
    .execute()
}

/**
 * Counts an attempt as failed before the password is looked at, so that many at once get no more tries than one after the other.
 * @throws HttpError 429 where too many have failed within 15 minutes, over all replicas. Of IPv6 a network counts as one address.
 */
export const countAttempt = async (db: Kysely<Schema>, attempt: Attempt): Promise<void> => {
  const keys = keysOf(attempt)
  await forget(db, IS_OVER)
  await db.transaction().execute(async transaction => {
    await lock(transaction, keys)
    const limits = limitsOf(keys, await isKnown(transaction, attempt), attempt.email !== '')
    const waits: number[] = []
    for (const limit of limits) waits.push(await secondsBlocked(transaction, limit))
    const seconds = Math.max(...waits)
    if (seconds > 0) throw tooMany(seconds, attempt)
    await transaction.insertInto('intentos_de_acceso').values(keys).execute()
  })
}

const tooMany = (seconds: number, { email }: Attempt) => {
  const minutes = Math.ceil(seconds / 60)
  const detail = `Demasiados intentos fallidos. Vuelva a intentarlo dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`
  return new HttpError(429, detail, { headers: { 'retry-after': String(seconds) }, email })
}

/** A success clears what its email had against it at its address, this attempt included: elsewhere others may be guessing. */
export const clearAttempts = (db: Kysely<Schema>, attempt: Attempt): Promise<void> => forget(db, ofBoth(keysOf(attempt)))
