import { randomBytes } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Usuario } from '@/shared/user'
import { HttpError } from '../response/httpError'
import { sha256 } from '../sha256'
import { mustBeAdministrator, IS_ADMINISTRATOR } from './administrators'
import { compiledStatement, param, type Values } from '../database/prepared'
import type { Row, Schema } from '../database/schema'

/** Session of a call, with its user. */
export interface Session {
  tokenHash: string
  usuarioId: number
  usuario: Required<Usuario>
}

/** Session that a lookup has found. */
export interface FoundSession extends Session {
  /** True if the stored use is old: the call is to be stored as a use, by `noteUse`. */
  isDue: boolean
}

/** Shortest interval between stored uses of a session: a read must not cost a write every time. */
const USE_RESOLUTION = sql`interval '1 hour'`

/** SQL condition of a live session: used within 14 days, plus the resolution of the stored use, and created within 90 days. */
export const IS_LIVE = sql<boolean>`(
  sesiones.usada >= now() - interval '14 days' - ${USE_RESOLUTION} and sesiones.creada >= now() - interval '90 days')`

/** Hash of a token, as stored: the content of the table is of no use for signing in. Tokens have 256 random bits, so a plain hash is enough. */
export const hashToken = (token: string) => sha256(token)

/**
 * Creates a session and returns its token, which is stored only as a hash; undefined where the password has changed since it was verified
 * against this hash, or the user is inactive. Also deletes the sessions that have ended.
 */
export const startSession = async (
  db: Kysely<Schema>,
  { id, password_hash }: Pick<Row<'usuarios'>, 'id' | 'password_hash'>,
  dispositivo = '',
): Promise<string | undefined> => {
  const token = randomBytes(32).toString('hex')
  await db
    .deleteFrom('sesiones')
    .where(sql<boolean>`not ${IS_LIVE}`)
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
        // Waits for a concurrent change of the user, which cannot see this session yet and would not end it.
        .forShare(),
    )
    .returning('usuario')
    .executeTakeFirst()
  if (made === undefined) return undefined
  // A separate statement: two transactions that share the lock of the user's row, as above, could not both update it.
  await db
    .updateTable('usuarios')
    .set({ ultimo_acceso: sql`now()` })
    .where('id', '=', id)
    .execute()
  return token
}

interface FoundRow {
  usuarioId: number
  email: string
  nombre: string
  apellidos: string
  administrador: boolean
  isDue: boolean
}

/**
 * Compiles the statement that finds the session of a token together with the row of another query, whose members are null where that query
 * returns no row.
 */
export const prepareFinding = <QueryRow extends object>(statement: () => RawBuilder<QueryRow>) =>
  compiledStatement<FoundRow & Partial<QueryRow>>(
    () => sql`
      select usuarios.id as "usuarioId", usuarios.email, usuarios.nombre, usuarios.apellidos, usuarios.administrador,
        sesiones.usada < now() - ${USE_RESOLUTION} as "isDue", asked.*
      from sesiones join usuarios on usuarios.id = sesiones.usuario left join lateral (${statement()}) as asked on true
      where sesiones.token_hash = ${param('tokenHash')} and ${IS_LIVE} and usuarios.activo`,
  )

/**
 * Stores a use of the session. The user is locked before the session, as everywhere; a user locked by another transaction is skipped, and
 * the next call stores its use.
 */
export const noteUse = (db: Kysely<Schema>, { usuarioId, tokenHash }: Pick<Session, 'usuarioId' | 'tokenHash'>) =>
  sql`
    with suyo as (select id from usuarios where id = ${usuarioId} for no key update skip locked),
      visto as (update usuarios set ultimo_acceso = now() where id in (select id from suyo) returning id)
    update sesiones set usada = now() where token_hash = ${tokenHash} and usuario in (select id from visto)
  `.execute(db)

/** Refusal of a call whose session has ended, or whose user is inactive. */
export const sessionEnded = () => new HttpError(401, 'La sesión no existe o ha caducado.', { headers: { 'www-authenticate': 'Token' } })

/**
 * Locks the caller's user, then the session, until the transaction ends (order of locks: server/README.md).
 * @returns true for an administrator
 * @throws HttpError 401
 */
export const lockCaller = async (transaction: Kysely<Schema>, session: Session) => {
  const { rows } = await sql<{ isAdministrator: boolean }>`
    select ${IS_ADMINISTRATOR} as "isAdministrator" from usuarios where id = ${session.usuarioId} for no key update
  `.execute(transaction)
  await lockSession(transaction, session)
  return rows[0]?.isAdministrator ?? false
}

/** @throws HttpError 401, 403 */
export const lockAdministrator = async (transaction: Kysely<Schema>, session: Session) => {
  if (!(await lockCaller(transaction, session))) throw mustBeAdministrator()
}

/**
 * Locks the session of a call until the transaction ends; rows of users are locked before. If the session ended while the body was
 * received, nothing is written.
 * @throws HttpError 401
 */
export const lockSession = async (transaction: Kysely<Schema>, { tokenHash, usuarioId }: Pick<Session, 'tokenHash' | 'usuarioId'>) => {
  const { rows } = await sql`
    select from sesiones where token_hash = ${tokenHash} and ${IS_LIVE}
      and exists (select from usuarios where id = ${usuarioId} and activo) for share
  `.execute(transaction)
  if (rows.length === 0) throw sessionEnded()
}

type SessionStatement<QueryRow extends object> = ReturnType<typeof prepareFinding<QueryRow>>

/** Live session of a token, with the row of the other query. */
export const findSessionWith = async <QueryRow extends object>(
  find: SessionStatement<QueryRow>,
  db: Kysely<Schema>,
  token: string,
  values: Values = {},
): Promise<{ session: FoundSession; row: Partial<QueryRow> } | undefined> => {
  const tokenHash = hashToken(token)
  const [row] = await find(db, { ...values, tokenHash })
  if (row === undefined) return undefined
  const { usuarioId, email, nombre, apellidos, administrador, isDue } = row
  return { session: { tokenHash, usuarioId, usuario: { id: usuarioId, email, nombre, apellidos, administrador }, isDue }, row }
}

/** Hashes of the tokens, among those given, of live sessions of active users. The check does not count as a use. */
export const findLive = async (db: Kysely<Schema>, tokenHashes: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ hash: string }>`
    select sesiones.token_hash as hash from sesiones join usuarios on usuarios.id = sesiones.usuario
    where sesiones.token_hash = any(${tokenHashes}::text[]) and ${IS_LIVE} and usuarios.activo
  `.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

const findAlone = prepareFinding(() => sql<object>`select`)

/** Live session of a token, without another query. */
export const findSession = async (db: Kysely<Schema>, token: string): Promise<FoundSession | undefined> =>
  (await findSessionWith(findAlone, db, token))?.session
