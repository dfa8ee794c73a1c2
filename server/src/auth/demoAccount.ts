import { sql, type Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { verifyPassword } from './passwords'

/** Credentials of the demo account, which are public. */
export const demo = { email: 'demo@example.com', password: 'demo-agro' }

export const isDemo = sql<boolean>`lower(email) = ${demo.email}`

/** True if there is a demo account that still has its well-known password. */
export const isDemoOpen = async (db: Kysely<Schema>): Promise<boolean> => {
  const account = await db.selectFrom('usuarios').where(isDemo).select('password_hash').executeTakeFirst()
  return account !== undefined && (await verifyPassword(account.password_hash, demo.password))
}
