import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Usuario } from '@/domain/usuario/usuario'
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

/** The live session of a token, whose time starts anew. */
export const findSession = async (db: Kysely<Schema>, token: string): Promise<Session | undefined> => {
  const tokenHash = hashToken(token)
  const row = await db
    .selectFrom('sesiones')
    .innerJoin('usuarios', 'usuarios.id', 'sesiones.usuario')
    .where('token_hash', '=', tokenHash)
    .where('usada', '>=', sql<Date>`now() - ${LIFETIME}`)
    .select(['usuarios.id', 'email', 'nombre', 'apellidos', sql<boolean>`usada < now() - ${USE_RESOLUTION}`.as('isDue')])
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.isDue)
    await db
      .updateTable('sesiones')
      .set({ usada: sql`now()` })
      .where('token_hash', '=', tokenHash)
      .execute()
  const { id, email, nombre, apellidos } = row
  return { tokenHash, usuarioId: id, usuario: { email, nombre, apellidos } }
}

export const endSession = async (db: Kysely<Schema>, { tokenHash }: Session) => {
  await db.deleteFrom('sesiones').where('token_hash', '=', tokenHash).execute()
}

export const endOtherSessions = async (db: Kysely<Schema>, { tokenHash, usuarioId }: Session) => {
  await db.deleteFrom('sesiones').where('usuario', '=', usuarioId).where('token_hash', '!=', tokenHash).execute()
}
