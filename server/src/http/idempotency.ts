import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Row, Schema } from '../database/schema'
import { removeInPortions } from '../database/retention'
import { inTransactionOf } from '../database/transaction'
import type { StoredRecord } from '../records/records'
import { sha256 } from '../sha256'
import { sessionOf } from './authentication'
import { withoutQuery } from './path'
import { requestAuthor } from './requestAuthor'
import { HttpError, invalid } from '../response/httpError'
import { JSON_TYPE } from './send'

/** Response as stored and sent: the body is serialised JSON. */
interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

export const okAnswer = (body: string): Answer => ({ status: 200, headers: {}, body })

/** Response with a record and the ETag of its version. */
export const taggedAnswer = (status: number, { body, etag }: StoredRecord): Answer => ({ status, headers: { etag }, body })

type Work = (transaction: Transaction<Schema>) => Promise<Answer>

const LIFETIME = sql`interval '24 hours'`
const LONGEST_KEY = 255

const keyOf = (request: FastifyRequest) => {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > LONGEST_KEY) throw invalid({ 'Idempotency-Key': [`No puede tener más de ${LONGEST_KEY} caracteres.`] })
  return key
}

/** Path and query of a request; a query as its hash, since it may be longer than an index takes. */
const routeOf = ({ url }: FastifyRequest) => {
  const path = withoutQuery(url)
  return path === url ? path : `${path}?${sha256(url)}`
}

type Key = Pick<Row<'claves_de_idempotencia'>, 'usuario' | 'ruta' | 'clave'>

/** Stored response of the first call, even if the record has changed since. */
const storedAnswer = async (db: Kysely<Schema>, { usuario, ruta, clave }: Key, huella: string): Promise<Answer> => {
  const stored = await db
    .selectFrom('claves_de_idempotencia')
    .where('usuario', '=', usuario)
    .where('ruta', '=', ruta)
    .where('clave', '=', clave)
    .select(['huella', 'estado', 'cabeceras', 'cuerpo'])
    .executeTakeFirstOrThrow()
  if (stored.huella !== huella) throw new HttpError(422, 'La clave de idempotencia ya se ha usado con otro contenido.')
  const { estado, cabeceras, cuerpo } = stored
  if (estado === null || cabeceras === null || cuerpo === null) throw new Error(`The key of ${ruta} was kept without its answer`)
  return { status: estado, headers: cabeceras, body: cuerpo }
}

/**
 * Stores a key without its answer; false if another call has stored it. While that call is under way, this one waits for it as long as a
 * statement may take. The time limit of locks ends only the waits of the work: it is lifted before the row is inserted, and is back with it.
 */
const isFirst = async (transaction: Transaction<Schema>, { usuario, ruta, clave }: Key, huella: string): Promise<boolean> => {
  const { rows } = await sql`
    insert into claves_de_idempotencia (usuario, ruta, clave, huella)
    select ${usuario}::integer, ${ruta}, ${clave}, ${huella}
    from set_config('claves.limite', current_setting('lock_timeout'), true) as limite,
      -- Refers to the limit, which is thus read before it is lifted.
      lateral set_config('lock_timeout', left(limite, 0) || '0', true)
    -- An expired key is reset here, even before the daily collection deletes it.
    on conflict (usuario, ruta, clave) do update
      set huella = excluded.huella, estado = null, cabeceras = null, cuerpo = null, creada = now()
      where claves_de_idempotencia.creada < now() - ${LIFETIME}
    returning set_config('lock_timeout', current_setting('claves.limite'), true)
  `.execute(transaction)
  return rows.length > 0
}

/**
 * Runs the work of a POST in one transaction with the row of its idempotency key. A concurrent call with the same key waits on that row and
 * gets the stored response; work that throws rolls the row back, which frees the key.
 */
export const runOnce = async (db: Kysely<Schema>, request: FastifyRequest, work: Work): Promise<Answer> => {
  const clave = keyOf(request)
  const author = requestAuthor(request)
  if (clave === undefined) return inTransactionOf(db, author, work, { violations: true })
  const key: Key = { usuario: sessionOf(request).usuarioId, ruta: routeOf(request), clave }
  // Equal JSON written otherwise has another fingerprint.
  const huella = sha256(request.rawBody)
  return inTransactionOf(
    db,
    author,
    async transaction => {
      if (!(await isFirst(transaction, key, huella))) return storedAnswer(transaction, key, huella)
      const answer = await work(transaction)
      await transaction
        .updateTable('claves_de_idempotencia')
        .set({ estado: answer.status, cabeceras: answer.headers, cuerpo: answer.body })
        .where('usuario', '=', key.usuario)
        .where('ruta', '=', key.ruta)
        .where('clave', '=', key.clave)
        .execute()
      return answer
    },
    { violations: true },
  )
}

const KEYS_AT_ONCE = 2_000

/** Deletes expired keys, a portion at a time; a key that a call has locked stays. */
export const forgetKeys = (db: Kysely<Schema>, closing?: AbortSignal) =>
  removeInPortions(db, closing, KEYS_AT_ONCE, async transaction => {
    const { rows } = await sql`
      delete from claves_de_idempotencia where (usuario, ruta, clave) in (
        select usuario, ruta, clave from claves_de_idempotencia
        where creada < now() - ${LIFETIME} order by creada limit ${KEYS_AT_ONCE} for update skip locked
      ) returning clave
    `.execute(transaction)
    return rows.length
  })

export const sendAnswer = (reply: FastifyReply, { status, headers, body }: Answer) =>
  reply.code(status).headers(headers).type(JSON_TYPE).send(body)
