import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { isLoopback } from '../addresses'
import type { Settings } from '../settings'
import { demo, isDemoOpen } from './demoAccount'

/** Advice on adding a user; undefined where there is a user. */
export const adviceWithoutUsers = async (db: Kysely<Schema>, { host }: Settings): Promise<string | undefined> => {
  if (await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) return undefined
  const demoData = isLoopback(host) ? '' : ` Demo data is made with SEED_DEMO=1 only, since others reach HOST ${host}.`
  return `There is no user yet: npm run user:add makes one.${demoData}`
}

/** Warning of a demo account that others could sign in with; undefined where there is none to warn of. */
export const warningOfDemo = async (db: Kysely<Schema>, { host }: Settings): Promise<string | undefined> =>
  !isLoopback(host) && (await isDemoOpen(db))
    ? `Others reach HOST ${host}, and everybody knows the password of ${demo.email}: npm run demo:remove removes that account.`
    : undefined
