import { sql, type Kysely } from 'kysely'
import { demo, isDemo } from '@server/auth/demoAccount'
import { StartupError } from '@server/errors'
import type { Schema } from '@server/database/schema'

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
