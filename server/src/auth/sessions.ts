import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Usuario } from '@/shared/user'
import { HttpError } from '../response/httpError'
import { mustBeAdministrator, RULES } from './administrators'
import { compiledStatement, param, type Values } from '../database/prepared'
import type { Row, Schema } from '../database/schema'

/** Caller and session. */
export interface Session {
  tokenHash: string
  usuarioId: number
  usuario: Required<Usuario>
}

/** Uses are written down no more often than this: reading must not cost a write every time. */
const USE_RESOLUTION = sql`interval '1 hour'`

/** A session ends when it has not been used for 14 days, where the last use may be later than the one written down, and after 90 in all. */
export const LIVES = sql<boolean>`(
  sesiones.usada >= now() - interval '14 days' - ${USE_RESOLUTION} and sesiones.creada >= now() - interval '90 days')`

/** Tokens are 256 random bits, so a plain hash is as strong: the content of the table is of no use for signing in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Makes a session and gives its token, which is kept nowhere; undefined where the password has changed since it was verified
 * against this hash, or the user may not sign in any more. Sessions that have ended go on this occasion.
 */
export const startSession = async (
  db: Kysely<Schema>,
  { id, password_hash }: Pick<Row<'usuarios'>, 'id' | 'password_hash'>,
  dispositivo = '',
): Promise<string | undefined> => {
  const token = randomBytes(32).toString('hex')
  await db
    .deleteFrom('sesiones')
    .where(sql<boolean>`not ${LIVES}`)
    .execute()
  const made = await db
    .insertInto('sesiones')
    .columns(['token_hash', 'usuario', 'dispositivo'])
    .expression(eb =>
      eb
        .selectFrom('usuarios')
        .where('id', '=', id)
        .where('password_hash', '=', password_hash)
        .where('activo', '=', true)
        .select([eb.val(hashToken(token)).as('token_hash'), 'id', eb.val(dispositivo).as('dispositivo')])
        // A change of the user under way is waited for: it cannot see this session yet, and would leave it.
        .forShare(),
    )
    .returning('usuario')
    .executeTakeFirst()
  if (made === undefined) return undefined
  // A statement of its own: two transactions that share the lock of the user's row, as above, could not both go on to change it.
  await db
    .updateTable('usuarios')
    .set({ ultimo_acceso: sql`now()` })
    .where('id', '=', id)
    .execute()
  return token
}

interface FoundSession {
  usuarioId: number
  email: string
  nombre: string
  apellidos: string
  administrador: boolean
  isDue: boolean
}

/** Finds who calls, in the same statement with what the call asks for: the row of a query, whose members are null where it gives none. */
export const prepareFinding = <Asked extends object>(asked: () => RawBuilder<Asked>) =>
  compiledStatement<FoundSession & Partial<Asked>>(
    () => sql`
      select usuarios.id as "usuarioId", usuarios.email, usuarios.nombre, usuarios.apellidos, usuarios.administrador,
        sesiones.usada < now() - ${USE_RESOLUTION} as "isDue", asked.*
      from sesiones join usuarios on usuarios.id = sesiones.usuario left join lateral (${asked()}) as asked on true
      where sesiones.token_hash = ${param('tokenHash')} and ${LIVES} and usuarios.activo`,
  )

/** The user is locked before the session, as everywhere. A user locked by another transaction is skipped: the next call notes the use. */
const noteUse = (db: Kysely<Schema>, { usuarioId, tokenHash }: Pick<Session, 'usuarioId' | 'tokenHash'>) =>
  sql`
    with suyo as (select id from usuarios where id = ${usuarioId} for no key update skip locked),
      visto as (update usuarios set ultimo_acceso = now() where id in (select id from suyo) returning id)
    update sesiones set usada = now() where token_hash = ${tokenHash} and usuario in (select id from visto)
  `.execute(db)

/** A call whose session has ended, or whose user may not sign in any more. */
export const sessionEnded = () => new HttpError(401, 'La sesión no existe o ha caducado.', { headers: { 'www-authenticate': 'Token' } })

/**
 * Holds the caller's user and session until the transaction ends, the user first: the order of locks in server/README.md.
 * @throws HttpError 401
 */
export const holdCaller = async (transaction: Kysely<Schema>, session: Session) => {
  const { rows } = await sql<{ rules: boolean }>`
    select ${RULES} as rules from usuarios where id = ${session.usuarioId} for no key update
  `.execute(transaction)
  await holdSession(transaction, session)
  return rows
}

/** @throws HttpError 401, 403 */
export const holdAdministrator = async (transaction: Kysely<Schema>, session: Session) => {
  const [user] = await holdCaller(transaction, session)
  if (!user?.rules) throw mustBeAdministrator()
}

/**
 * Holds the session of a call until the transaction ends; the rows of users are locked before. A session that ended while the body was
 * on its way writes nothing.
 * @throws HttpError 401
 */
export const holdSession = async (transaction: Kysely<Schema>, { tokenHash, usuarioId }: Pick<Session, 'tokenHash' | 'usuarioId'>) => {
  const { rows } = await sql`
    select from sesiones where token_hash = ${tokenHash} and ${LIVES}
      and exists (select from usuarios where id = ${usuarioId} and activo) for share
  `.execute(transaction)
  if (rows.length === 0) throw sessionEnded()
}

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
  const { usuarioId, email, nombre, apellidos, administrador, isDue } = row
  if (isDue) await noteUse(db, { usuarioId, tokenHash })
  return { session: { tokenHash, usuarioId, usuario: { id: usuarioId, email, nombre, apellidos, administrador } }, asked: row }
}

/** Live sessions among those given, of users who may sign in, by the hashes of their tokens. The check does not count as a use of them. */
export const findLive = async (db: Kysely<Schema>, tokenHashes: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ hash: string }>`
    select sesiones.token_hash as hash from sesiones join usuarios on usuarios.id = sesiones.usuario
    where sesiones.token_hash = any(${tokenHashes}::text[]) and ${LIVES} and usuarios.activo
  `.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

const findAlone = prepareFinding(() => sql<object>`select`)

/** The live session of a token, for a call that asks for nothing along with it. */
export const findSession = async (db: Kysely<Schema>, token: string): Promise<Session | undefined> =>
  (await findSessionWith(findAlone, db, token))?.session
