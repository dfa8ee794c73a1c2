import { Type } from '@fastify/type-provider-typebox'
import type { Context } from '../context'
import type { Http } from '../http/http'
import { error } from '../jsonSchemas'

/** Tells load balancers that it is fine as soon as there is what the server needs to work. It needs no session. */
export const saludRoutes = (http: Http, { health }: Context) => {
  http.get(
    '/api/salud/',
    { schema: { tags: ['salud'], security: [], response: { 200: Type.Object({ estado: Type.Literal('ok') }), 503: error } } },
    async () => {
      await health.check()
      return { estado: 'ok' as const }
    },
  )
}
