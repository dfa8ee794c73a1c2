import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Usuario } from '@/domain/usuario'
import type { Schema } from '../database/schema'

/** Who calls, and by which session. */
export interface Session {
  tokenHash: string
  usuarioId: number
  usuario: Usuario
}

/** A session ends when it has not been used for so long. */
const LIFETIME = sql`interval '14 days'`

/** Uses are written down no more often than this: reading must not cost a write every time. */
const USE_RESOLUTION = sql`interval '1 hour'`

/** Tokens are 256 random bits, so that a plain hash of them is as good as they are: nobody can sign in with what the table holds. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a session and gives its token, which is kept nowhere. Sessions that have ended go on this occasion. */
export const startSession = async (db: Kysely<Schema>, usuarioId: number): Promise<string> => {
  const token = randomBytes(32).toString('hex')
  await db
    .deleteFrom('sesiones')
    .where('usada', '<', sql<Date>`now() - ${LIFETIME}`)
    .execute()
  await db
    .insertInto('sesiones')
    .values({ token_hash: hashToken(token), usuario: usuarioId })
    .execute()
  return token
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
