import type { FastifyRequest } from 'fastify'
import type { Kysely, RawBuilder } from 'kysely'
import { findSession, findSessionWith, prepareFinding, type Session } from '../auth/sessions'
import type { Values } from '../database/prepared'
import type { Schema } from '../database/schema'

/** Query of a route, run in one statement with the session: each round trip costs as much as a short answer. */
export interface PreloadedQuery {
  /** Gives the session, as it would be found alone. */
  ask: (db: Kysely<Schema>, token: string, request: FastifyRequest) => Promise<Session | undefined>
}

/**
 * @param statement gives one row at most
 * @param valuesOf the values of its parameters; undefined for a request that is about to be refused for what it holds
 */
export const createPreloadedQuery = <Asked extends object>(
  statement: () => RawBuilder<Asked>,
  valuesOf: (request: FastifyRequest) => Values | undefined,
) => {
  const find = prepareFinding(statement)
  const answers = new WeakMap<FastifyRequest, Partial<Asked>>()

  const ask = async (db: Kysely<Schema>, token: string, request: FastifyRequest) => {
    const values = valuesOf(request)
    if (values === undefined) return findSession(db, token)
    const found = await findSessionWith(find, db, token, values)
    if (found !== undefined) answers.set(request, found.asked)
    return found?.session
  }

  /** The row's members, null where there is no row; undefined where nothing was asked. */
  const answerTo = (request: FastifyRequest) => answers.get(request)

  return { ask, answerTo }
}
