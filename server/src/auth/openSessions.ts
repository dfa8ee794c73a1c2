import type { Kysely } from 'kysely'
import type { Sesion } from '@/shared/session'
import type { Schema } from '../database/schema'
import { IS_LIVE, type Session } from './sessions'

/** Live sessions of the caller: the current one first, then by last use, the latest first [AU-05]. */
export const listSessions = async (db: Kysely<Schema>, { tokenHash, usuarioId }: Session): Promise<Sesion[]> => {
  const rows = await db
    .selectFrom('sesiones')
    .where('usuario', '=', usuarioId)
    .where(IS_LIVE)
    .orderBy('usada', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'dispositivo', 'creada', 'usada', 'token_hash'])
    .execute()
  const sessions = rows.map(({ id, dispositivo, creada, usada, token_hash }) => ({
    id,
    dispositivo,
    creada: creada.toISOString(),
    usada: usada.toISOString(),
    actual: token_hash === tokenHash,
  }))
  return sessions.sort((one, other) => Number(other.actual) - Number(one.actual))
}

export const endSession = async (db: Kysely<Schema>, { tokenHash }: Session) => {
  await db.deleteFrom('sesiones').where('token_hash', '=', tokenHash).execute()
}

/** Ends one of the caller's sessions; false where the caller has no session with that id. */
export const endSessionOf = async (db: Kysely<Schema>, { usuarioId }: Session, id: number): Promise<boolean> => {
  const ended = await db.deleteFrom('sesiones').where('usuario', '=', usuarioId).where('id', '=', id).returning('id').executeTakeFirst()
  return ended !== undefined
}

export const endOtherSessions = async (db: Kysely<Schema>, { tokenHash, usuarioId }: Pick<Session, 'tokenHash' | 'usuarioId'>) => {
  await db.deleteFrom('sesiones').where('usuario', '=', usuarioId).where('token_hash', '!=', tokenHash).execute()
}

/** Ends all sessions of a user; returns the number of live ones. */
export const endAllSessions = async (db: Kysely<Schema>, usuario: number): Promise<number> =>
  (await db.deleteFrom('sesiones').where('usuario', '=', usuario).returning(IS_LIVE.as('isLive')).execute()).filter(({ isLive }) => isLive)
    .length
