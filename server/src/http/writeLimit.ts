import type { FastifySchema } from 'fastify'
import type { Kysely } from 'kysely'
import { limitExceeded } from '../response/httpError'
import type { Schema } from '../database/schema'
import { error } from '../jsonSchemas'
import { secondsUntilLess } from '../history/writtenBytes'
import { sessionOf } from './authentication'
import type { Http } from './http'
import { isSafe } from './methods'

/** Schema of a route that writes, with the refusal 429 for the OpenAPI document. */
const withRefusal = (schema: FastifySchema = {}): FastifySchema => ({ ...schema, response: { ...(schema.response as object), 429: error } })

/**
 * Limits writing on the routes of this scope, behind `requireSession`: a user who has written `most` bytes of history and pictures within the
 * last hour, over all replicas, gets 429 before the body is read.
 */
export const limitWriting = (http: Http, db: Kysely<Schema>, most: number) => {
  http.addHook('onRoute', route => {
    if (![route.method].flat().every(isSafe)) route.schema = withRefusal(route.schema)
  })
  http.addHook('onRequest', async request => {
    if (isSafe(request.method)) return
    const seconds = await secondsUntilLess(db, sessionOf(request).usuarioId, most)
    if (seconds > 0) throw limitExceeded('Ha guardado demasiados datos en la última hora.', seconds)
  })
}
