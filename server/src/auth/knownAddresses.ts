import { sql, type Kysely } from 'kysely'
import type { Schema } from '../database/schema'
import { networkOf } from '../addresses'
import { hasEmail } from './email'

const LATELY = sql<boolean>`vista > now() - interval '30 days'`

/** True if the user of that email has signed in from that address, or its network, in the last 30 days. */
export const isKnownAddress = async (db: Kysely<Schema>, email: string, address: string): Promise<boolean> => {
  const found = await db
    .selectFrom('direcciones_conocidas')
    .innerJoin('usuarios', 'usuarios.id', 'direcciones_conocidas.usuario')
    .where(hasEmail(email))
    .where('direccion', '=', networkOf(address))
    .where(LATELY)
    .select('usuario')
    .executeTakeFirst()
  return found !== undefined
}

/** Stores the address of a login. Addresses without a login of the user in the last 30 days are deleted. */
export const rememberAddress = async (db: Kysely<Schema>, usuario: number, address: string) => {
  await db
    .insertInto('direcciones_conocidas')
    .values({ usuario, direccion: networkOf(address) })
    .onConflict(conflict => conflict.columns(['usuario', 'direccion']).doUpdateSet({ vista: sql`now()` }))
    .execute()
  await db
    .deleteFrom('direcciones_conocidas')
    .where('usuario', '=', usuario)
    .where(sql<boolean>`not (${LATELY})`)
    .execute()
}
