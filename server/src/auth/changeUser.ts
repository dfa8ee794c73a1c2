import { sql, type Kysely } from 'kysely'
import type { UsuarioChange, UsuarioListado } from '@/shared/user'
import { namesTag, staleRecord } from '../response/etag'
import { HttpError, type FieldErrors } from '../response/httpError'
import type { Schema } from '../database/schema'
import { OPERATOR, type Author } from '../database/author'
import { inTransactionOf } from '../database/transaction'
import { mustBeAdministrator, IS_ADMINISTRATOR } from './administrators'
import { endLinks } from './links'
import { endAllSessions } from './openSessions'
import { lockSession, type Session } from './sessions'
import { checkUser, readUser, tagOfUser } from './users'

const lastAdministrator = () =>
  new HttpError(409, 'Es el único administrador activo: no se puede desactivar ni dejar de ser administrador.')

interface ChangeRequest {
  id: number
  change: UsuarioChange
  /** Schema errors of the change. */
  refused?: FieldErrors
  ifMatch?: string
  /** Administrator who requests the change; undefined for an operator. */
  by: Author | undefined
  session?: Session
}

export interface ChangedUser {
  before: UsuarioListado
  after: UsuarioListado
  /** Number of sessions that the change has ended. */
  sessions: number
}

/**
 * Locks the user and all active administrators by id, and returns the ids of the administrators. Two administrators who deactivate each
 * other run one after the other, and the second sees the change of the first.
 */
const lockUsers = async (transaction: Kysely<Schema>, id: number) => {
  const { rows } = await sql<{ id: number; isAdministrator: boolean }>`
    select id, ${IS_ADMINISTRATOR} as "isAdministrator" from usuarios where id = ${id} or ${IS_ADMINISTRATOR} order by id for update
  `.execute(transaction)
  return rows.flatMap(each => (each.isAdministrator ? [each.id] : []))
}

const write = async (transaction: Kysely<Schema>, id: number, change: UsuarioChange) => {
  const { email, nombre, apellidos, administrador, activo } = change
  const values = Object.entries({ email, nombre, apellidos, administrador, activo }).filter(([, value]) => value !== undefined)
  if (values.length > 0) await transaction.updateTable('usuarios').set(Object.fromEntries(values)).where('id', '=', id).execute()
}

/**
 * Changes the given members of a user. Deactivation ends the user's sessions [AU-04]; deactivation and a new email delete the link.
 * @throws HttpError 400, 401 where the session has ended, 403, 404, 409 for the last active administrator, 412
 */
export const changeUser = (db: Kysely<Schema>, { id, change, refused, ifMatch, by, session }: ChangeRequest): Promise<ChangedUser> =>
  inTransactionOf(
    db,
    by ?? OPERATOR,
    async transaction => {
      const administrators = await lockUsers(transaction, id)
      // The right and the session may have ended since the session was looked up.
      if (by && !administrators.some(each => each === by.usuario)) throw mustBeAdministrator()
      if (session) await lockSession(transaction, session)
      const before = await readUser(transaction, id)
      if (ifMatch !== undefined && !namesTag(ifMatch, tagOfUser(before))) throw staleRecord()
      await checkUser(transaction, change, refused, id)
      const isTakenDown = change.activo === false || change.administrador === false
      if (isTakenDown && administrators.length === 1 && administrators[0] === id) throw lastAdministrator()
      await write(transaction, id, change)
      const isMoved = change.email !== undefined && change.email !== before.email
      if (change.activo === false || isMoved) await endLinks(transaction, id)
      const sessions = change.activo === false ? await endAllSessions(transaction, id) : 0
      return { before, after: await readUser(transaction, id), sessions }
    },
    { violations: true },
  )
