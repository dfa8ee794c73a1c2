import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { isLoopback } from '../addresses'
import type { Settings } from '../settings'
import { demo, isDemoOpen } from './demoAccount'

/** How to get a user where there is none; undefined where there is one. */
export const adviceWithoutUsers = async (db: Kysely<Schema>, { host }: Settings): Promise<string | undefined> => {
  if (await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) return undefined
  const demoData = isLoopback(host) ? '' : ` Demo data is made with SEED_DEMO=1 only, since others reach HOST ${host}.`
  return `There is no user yet: npm run user:add makes one.${demoData}`
}

/** What to do about a demo account that others could sign in with; undefined where none can. */
export const warningOfDemo = async (db: Kysely<Schema>, { host }: Settings): Promise<string | undefined> =>
  !isLoopback(host) && (await isDemoOpen(db))
    ? `Others reach HOST ${host}, and everybody knows the password of ${demo.email}: npm run demo:remove removes that account.`
    : undefined
