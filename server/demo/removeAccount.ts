import { sql, type Kysely } from 'kysely'
import { demo, isDemo } from '@server/auth/demoAccount'
import { OperatorError } from '@server/errors'
import type { Schema } from '@server/database/schema'

interface Removal {
  isRemoved: boolean
  /** Email of the user made an administrator, where no other was left. */
  administrator: string | undefined
}

const ADD_ANOTHER = 'add another first, with npm run user:add.'

/** Reason why the demo account must stay, and the next step: all other users are invited or inactive. */
const refusal = async (db: Kysely<Schema>) => {
  const isOther = sql<boolean>`not ${isDemo}`
  const others = await db.selectFrom('usuarios').where(isOther).orderBy('id').select(['email', 'activo']).execute()
  if (others.length === 0) return `${demo.email} is the last user: ${ADD_ANOTHER}`
  const invited = others.find(({ activo }) => activo)
  if (invited === undefined) return `No other user is active: activate one at /account/usuarios, or ${ADD_ANOTHER}`
  const link = `npm run user:link -- --email ${invited.email}`
  return `No other active user has a password yet: make a link for choosing one, with ${link}, or ${ADD_ANOTHER}`
}

/**
 * Removes the demo account with its sessions; all data stays.
 * @throws OperatorError where no user could sign in any more
 */
export const removeDemoAccount = (db: Kysely<Schema>): Promise<Removal> =>
  db.transaction().execute(async transaction => {
    // Two concurrent removals must not each count on the other user.
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
    if (oldest === undefined) throw new OperatorError(await refusal(transaction))
    await transaction.deleteFrom('usuarios').where(isDemo).execute()
    if ([oldest, ...others].some(({ administrador }) => administrador)) return { isRemoved: true, administrator: undefined }
    await transaction.updateTable('usuarios').set({ administrador: true }).where('id', '=', oldest.id).execute()
    return { isRemoved: true, administrator: oldest.email }
  })
