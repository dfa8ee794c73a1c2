import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '../database/schema'
import { networkOf } from '../addresses'
import { limitExceeded } from '../response/httpError'
import { foldEmail } from './email'
import { isKnownAddress } from './knownAddresses'

/** Attempt at the password of an email, or another action with the same limits. */
export interface Attempt {
  email: string
  address: string
  /** Action counted apart from passwords: a user who has mistyped a password too often must still get a link. */
  what?: 'reset'
}

/** Attempt at a link code. A code names no user and its 256 bits cannot be guessed: only the address is counted, with its own high limit. */
export const attemptAtCode = (address: string): Attempt => ({ email: '', address })

interface Limit {
  of: RawBuilder<boolean>
  most: number
}

const WINDOW = sql`interval '15 minutes'`

// Time of the statement: the transaction began before it waited for the lock, while others may have failed.
const NOW = sql<Date>`statement_timestamp()`

/**
 * Condition of failures within the window. Failures in the future, left by a clock that was set back, do not count: they would block users
 * until that time.
 */
const COUNTS = sql<boolean>`cuando between ${NOW} - ${WINDOW} and ${NOW}`

/** Condition of failures outside the window. Another process may have inserted a failure a moment after this statement began. */
const IS_OVER = sql<boolean>`cuando not between ${NOW} - ${WINDOW} and ${NOW} + interval '1 minute'`

// Key of another action: its name and a space before the email. No email contains a space.
const keysOf = ({ email, address, what }: Attempt) => ({
  email: foldEmail(what ? `${what} ${email}` : email),
  direccion: sql<string>`${networkOf(address)}`,
})

const ofBoth = ({ email, direccion }: ReturnType<typeof keysOf>) => sql<boolean>`(email = ${email} and direccion = ${direccion})`

/**
 * Limits of failures in the window. By email and address: ten, enough for a mistyped password. By email alone: against guesses from many
 * addresses; others can exhaust this limit of a user, so it holds at unknown addresses only. By address alone: against one password tried
 * for many emails; hundreds of people behind one address do not reach it by mistyping.
 */
const limitsOf = (keys: ReturnType<typeof keysOf>, isKnown: boolean, isOfEmail: boolean): Limit[] => [
  ...(isOfEmail ? [{ of: ofBoth(keys), most: 10 }] : []),
  ...(isOfEmail && !isKnown ? [{ of: sql<boolean>`email = ${keys.email}`, most: 100 }] : []),
  ...(isKnown ? [] : [{ of: sql<boolean>`direccion = ${keys.direccion}`, most: 500 }]),
]

/** Seconds until fewer failures than the limit are in the window; 0 while there are fewer. */
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

/** True if the user signs in from this address: failures elsewhere do not block it. Never true for requests of mails. */
const isKnown = async (db: Kysely<Schema>, { email, address, what }: Attempt) => what === undefined && isKnownAddress(db, email, address)

/** Locks the email, then the address, which makes counting and inserting one step. The fixed order prevents deadlocks. */
const lock = async (db: Kysely<Schema>, { email, direccion }: ReturnType<typeof keysOf>) => {
  for (const [space, value] of [email, direccion].entries())
    await sql`select pg_advisory_xact_lock(${space + 1}::int, hashtext(${value}))`.execute(db)
}

/** Deletes failures. Rows that another transaction is deleting are skipped: waiting for each other would be a deadlock. */
const forget = async (db: Kysely<Schema>, which: RawBuilder<boolean>) => {
  await db
    .deleteFrom('intentos_de_acceso')
    .where('id', 'in', eb => eb.selectFrom('intentos_de_acceso').where(which).select('id').forUpdate().skipLocked())
    .execute()
}

/**
 * Counts an attempt as failed before the password is verified, so that concurrent attempts get no more tries than sequential ones.
 * @throws HttpError 429 where too many attempts have failed within 15 minutes, over all replicas; an IPv6 /64 network counts as one address
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
    if (seconds > 0) throw limitExceeded('Demasiados intentos fallidos.', seconds, { email: attempt.email })
    await transaction.insertInto('intentos_de_acceso').values(keys).execute()
  })
}

/** Deletes the failures of an email at one address after a success, this attempt included. Failures at other addresses may be guesses of others. */
export const clearAttempts = (db: Kysely<Schema>, attempt: Attempt): Promise<void> => forget(db, ofBoth(keysOf(attempt)))
