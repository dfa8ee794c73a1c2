import { Type } from '@fastify/type-provider-typebox'
import { sql } from 'kysely'
import type { Context } from '../context'
import { HttpError } from '../http/errors'
import type { Http } from '../http/http'
import { error } from '../http/schemas'

/** For load balancers: fine as soon as the database answers. Needs no session. */
export const saludRoutes = (http: Http, { db }: Context) => {
  http.get(
    '/api/salud/',
    { schema: { tags: ['salud'], security: [], response: { 200: Type.Object({ estado: Type.Literal('ok') }), 503: error } } },
    async () => {
      await sql`select 1`.execute(db).catch((cause: unknown) => {
        throw new HttpError(503, 'La base de datos no responde.', { cause })
      })
      return { estado: 'ok' as const }
    },
  )
}
