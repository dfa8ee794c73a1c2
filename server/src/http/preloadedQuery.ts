import type { FastifyRequest } from 'fastify'
import type { Kysely, RawBuilder } from 'kysely'
import { findSession, findSessionWith, prepareFinding, type FoundSession } from '../auth/sessions'
import type { Values } from '../database/prepared'
import type { Schema } from '../database/schema'

/** Query of a route, run in one statement with the session: each round trip costs as much as a short answer. */
export interface PreloadedQuery {
  /** Runs the query with the lookup of the session, and returns the session. */
  ask: (db: Kysely<Schema>, token: string, request: FastifyRequest) => Promise<FoundSession | undefined>
}

/**
 * @param statement query that returns one row at most
 * @param valuesOf values of its parameters; undefined for a request that validation will refuse, and the query is skipped
 */
export const createPreloadedQuery = <QueryRow extends object>(
  statement: () => RawBuilder<QueryRow>,
  valuesOf: (request: FastifyRequest) => Values | undefined,
) => {
  const find = prepareFinding(statement)
  const answers = new WeakMap<FastifyRequest, Partial<QueryRow>>()

  const ask = async (db: Kysely<Schema>, token: string, request: FastifyRequest) => {
    const values = valuesOf(request)
    if (values === undefined) return findSession(db, token)
    const found = await findSessionWith(find, db, token, values)
    if (found !== undefined) answers.set(request, found.row)
    return found?.session
  }

  /** Members of the row, null where there is no row; undefined where the query was skipped. */
  const answerTo = (request: FastifyRequest) => answers.get(request)

  return { ask, answerTo }
}
