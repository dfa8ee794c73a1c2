import { randomBytes } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import { HttpError, notFound } from '../response/httpError'
import type { Row, Schema } from '../database/schema'
import { inTransaction, inTransactionOf } from '../database/transaction'
import { mustBeAdministrator, IS_ADMINISTRATOR } from './administrators'
import { endAllSessions } from './openSessions'
import { hashToken, lockSession, type Session } from './sessions'

const LIFETIME = sql`interval '72 hours'`

const IS_VALID = sql<boolean>`enlaces_de_clave.caduca > now()`

/** Refusal of a used or expired code; a code that never existed gets the same response. */
export const deadLink = () => new HttpError(400, 'Este enlace ya no sirve: se ha usado o ha caducado. Pida otro a un administrador.')

/** Address of the page that asks for the new password. The fragment is sent to no server and appears in no log. */
export const addressOfLink = (base: string, codigo: string) => `${base}/account/clave/restaurar#${codigo}`

/**
 * Locks the user and the caller, if given, by id, before other rows of theirs: the order of locks in server/README.md. Checks the caller's
 * session and right.
 */
const lockUser = async (transaction: Transaction<Schema>, usuario: number, caller?: Session) => {
  const users = await transaction
    .selectFrom('usuarios')
    .where('id', 'in', [usuario, caller?.usuarioId ?? usuario])
    .select(['id', 'email', 'nombre', 'activo', IS_ADMINISTRATOR.as('isAdministrator')])
    .orderBy('id')
    .forUpdate()
    .execute()
  if (caller) {
    await lockSession(transaction, caller)
    if (!users.some(({ id, isAdministrator }) => id === caller.usuarioId && isAdministrator)) throw mustBeAdministrator()
  }
  const user = users.find(({ id }) => id === usuario)
  if (user === undefined) throw notFound()
  return user
}

interface MadeLink {
  codigo: string
  caduca: Date
  user: Pick<Row<'usuarios'>, 'id' | 'email' | 'nombre'>
}

/**
 * Creates a link in place of the user's previous one, and returns its code, which is stored only as a hash [AU-02].
 * @param caller the administrator who requests the link; omitted for an operator, and for a user who has forgotten the password
 * @throws HttpError 401 and 403 where the caller's session or right has ended, 404, 409 for a user who may not sign in
 */
export const makeLink = (db: Kysely<Schema>, usuario: number, caller?: Session): Promise<MadeLink> =>
  inTransaction(db, async transaction => {
    const { activo, id, email, nombre } = await lockUser(transaction, usuario, caller)
    if (!activo) throw new HttpError(409, 'El usuario está inactivo: actívelo antes de crear un enlace.')
    const codigo = randomBytes(32).toString('base64url')
    const values = { usuario, codigo_hash: hashToken(codigo), caduca: sql<Date>`now() + ${LIFETIME}` }
    const { caduca } = await transaction
      .insertInto('enlaces_de_clave')
      .values(values)
      .onConflict(conflict => conflict.column('usuario').doUpdateSet(values))
      .returning('caduca')
      .executeTakeFirstOrThrow()
    return { codigo, caduca, user: { id, email, nombre } }
  })

export const endLinks = async (db: Kysely<Schema>, usuario: number) => {
  await db.deleteFrom('enlaces_de_clave').where('usuario', '=', usuario).execute()
}

/** Active user of a valid code; undefined for another code. */
export const findLinked = (db: Kysely<Schema>, codigo: string) =>
  db
    .selectFrom('enlaces_de_clave')
    .innerJoin('usuarios', 'usuarios.id', 'enlaces_de_clave.usuario')
    .where('codigo_hash', '=', hashToken(codigo))
    .where(IS_VALID)
    .where('activo', '=', true)
    .select(['usuarios.id', 'email', 'nombre', 'apellidos'])
    .executeTakeFirst()

/**
 * Consumes the code, sets the password of the user and ends all the user's sessions [AU-03].
 * @throws HttpError 400 where the code is no longer valid: of two concurrent uses the second one fails
 */
export const choosePassword = (db: Kysely<Schema>, codigo: string, usuario: number, password_hash: string): Promise<void> =>
  inTransactionOf(db, { usuario }, async transaction => {
    const { activo } = await lockUser(transaction, usuario)
    const used = await transaction
      .deleteFrom('enlaces_de_clave')
      .where('codigo_hash', '=', hashToken(codigo))
      .where('usuario', '=', usuario)
      .where(IS_VALID)
      .returning('usuario')
      .executeTakeFirst()
    if (!activo || used === undefined) throw deadLink()
    await transaction.updateTable('usuarios').set({ password_hash }).where('id', '=', usuario).execute()
    await endAllSessions(transaction, usuario)
  })
