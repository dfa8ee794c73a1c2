import { sql, type Kysely } from 'kysely'
import { verifyPassword } from '../auth/passwords'
import { StartupError } from '../database/errors'
import type { Schema } from '../database/schema'

/** Everybody can read how it signs in. */
export const demo = { email: 'demo@example.com', password: 'demo-agro' }

const isDemo = sql<boolean>`lower(email) = ${demo.email}`

/** Whether there is a demo account that still has its well-known password. */
export const isDemoOpen = async (db: Kysely<Schema>): Promise<boolean> => {
  const account = await db.selectFrom('usuarios').where(isDemo).select('password_hash').executeTakeFirst()
  return account !== undefined && (await verifyPassword(account.password_hash, demo.password))
}

/**
 * Removes the account with its sessions; all data stays. Says whether there was one.
 * @throws StartupError where nobody could sign in any more.
 */
export const removeDemoAccount = (db: Kysely<Schema>): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    // Users who are removed at the same moment must not each count on the other.
    await sql`lock table usuarios in share row exclusive mode`.execute(transaction)
    const users = await transaction.selectFrom('usuarios').select(isDemo.as('isDemo')).execute()
    if (!users.some(each => each.isDemo)) return false
    if (users.every(each => each.isDemo))
      throw new StartupError(`${demo.email} is the last user: add another first, with npm run user:add.`)
    await transaction.deleteFrom('usuarios').where(isDemo).execute()
    return true
  })
