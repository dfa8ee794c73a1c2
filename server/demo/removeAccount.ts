import { sql, type Kysely } from 'kysely'
import { demo, isDemo } from '@server/auth/demoAccount'
import { OperatorError } from '@server/errors'
import type { Schema } from '@server/database/schema'

interface Removed {
  isRemoved: boolean
  /** User made an administrator, where there was no other. */
  administrator: string | undefined
}

/**
 * Removes the account with its sessions; all data stays. Says whether there was one.
 * @throws StartupError where no user could sign in any more.
 */
export const removeDemoAccount = (db: Kysely<Schema>): Promise<Removed> =>
  db.transaction().execute(async transaction => {
    // Users who are removed at the same moment must not each count on the other.
    await sql`lock table usuarios in share row exclusive mode`.execute(transaction)
    const users = await transaction
      .selectFrom('usuarios')
      .where(eb => eb.or([isDemo, eb.and([eb('activo', '=', true), eb('password_hash', 'is not', null)])]))
      .orderBy('creado')
      .orderBy('id')
      .select(['id', 'email', 'administrador', isDemo.as('isDemo')])
      .execute()
    const [oldest, ...others] = users.filter(each => !each.isDemo)
    if (!users.some(each => each.isDemo)) return { isRemoved: false, administrator: undefined }
    if (oldest === undefined) throw new OperatorError(`${demo.email} is the last user: add another first, with npm run user:add.`)
    await transaction.deleteFrom('usuarios').where(isDemo).execute()
    if ([oldest, ...others].some(({ administrador }) => administrador)) return { isRemoved: true, administrator: undefined }
    await transaction.updateTable('usuarios').set({ administrador: true }).where('id', '=', oldest.id).execute()
    return { isRemoved: true, administrator: oldest.email }
  })
