import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Usuario } from '@/domain/usuario/usuario'
import { prepare, slot, type Values } from '../database/prepared'
import type { Row, Schema } from '../database/schema'

/** Who calls, and by which session. */
export interface Session {
  tokenHash: string
  usuarioId: number
  usuario: Usuario
}

/** Uses are written down no more often than this: reading must not cost a write every time. */
const USE_RESOLUTION = sql`interval '1 hour'`

/** A session ends when it has not been used for 14 days; the last use may be later than the one written down. */
const LIFETIME = sql`(interval '14 days' + ${USE_RESOLUTION})`

/** Tokens are 256 random bits, so that a plain hash of them is as good as they are: nobody can sign in with what the table holds. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes a session and gives its token, which is kept nowhere; undefined where the password has changed since it was verified
 * against this hash. Sessions that have ended go on this occasion.
 */
export const startSession = async (
  db: Kysely<Schema>,
  { id, password_hash }: Pick<Row<'usuarios'>, 'id' | 'password_hash'>,
): Promise<string | undefined> => {
  const token = randomBytes(32).toString('hex')
  await db
    .deleteFrom('sesiones')
    .where('usada', '<', sql<Date>`now() - ${LIFETIME}`)
    .execute()
  const made = await db
    .insertInto('sesiones')
    .columns(['token_hash', 'usuario'])
    .expression(eb =>
      eb
        .selectFrom('usuarios')
        .where('id', '=', id)
        .where('password_hash', '=', password_hash)
        .select([eb.val(hashToken(token)).as('token_hash'), 'id'])
        // A change of the password under way is waited for: it cannot see this session yet, and would leave it.
        .forShare(),
    )
    .returning('usuario')
    .executeTakeFirst()
  return made && token
}

interface Found {
  usuarioId: number
  email: string
  nombre: string
  apellidos: string
  isDue: boolean
}

/** Finds who calls, in the same statement with what the call asks for: the row of a query, whose members are null where it gives none. */
export const prepareFinding = <Asked extends object>(asked: () => RawBuilder<Asked>) =>
  prepare<Found & Partial<Asked>>(
    () => sql`
      select usuarios.id as "usuarioId", usuarios.email, usuarios.nombre, usuarios.apellidos,
        sesiones.usada < now() - ${USE_RESOLUTION} as "isDue", asked.*
      from sesiones join usuarios on usuarios.id = sesiones.usuario left join lateral (${asked()}) as asked on true
      where sesiones.token_hash = ${slot('tokenHash')} and sesiones.usada >= now() - ${LIFETIME}`,
  )

export type Finding<Asked extends object> = ReturnType<typeof prepareFinding<Asked>>

/** The live session of a token, whose time starts anew, and what was asked along with it. */
export const findSessionWith = async <Asked extends object>(
  find: Finding<Asked>,
  db: Kysely<Schema>,
  token: string,
  values: Values = {},
): Promise<{ session: Session; asked: Partial<Asked> } | undefined> => {
  const tokenHash = hashToken(token)
  const [row] = await find(db, { ...values, tokenHash })
  if (row === undefined) return undefined
  const { usuarioId, email, nombre, apellidos, isDue } = row
  if (isDue)
    await db
      .updateTable('sesiones')
      .set({ usada: sql`now()` })
      .where('token_hash', '=', tokenHash)
      .execute()
  return { session: { tokenHash, usuarioId, usuario: { email, nombre, apellidos } }, asked: row }
}

const findAlone = prepareFinding(() => sql<object>`select`)

/** The live session of a token, for a call that asks for nothing along with it. */
export const findSession = async (db: Kysely<Schema>, token: string): Promise<Session | undefined> =>
  (await findSessionWith(findAlone, db, token))?.session

export const endSession = async (db: Kysely<Schema>, { tokenHash }: Session) => {
  await db.deleteFrom('sesiones').where('token_hash', '=', tokenHash).execute()
}

export const endOtherSessions = async (db: Kysely<Schema>, { tokenHash, usuarioId }: Session) => {
  await db.deleteFrom('sesiones').where('usuario', '=', usuarioId).where('token_hash', '!=', tokenHash).execute()
}
