import { Type } from '@fastify/type-provider-typebox'
import type { Context } from '../context'
import type { Http } from '../http/http'

/** Health check for load balancers, without a session: 200 once the server has all that it needs to work, otherwise 503. */
export const saludRoutes = (http: Http, { health }: Context) => {
  http.get(
    '/api/salud/',
    { schema: { tags: ['salud'], security: [], response: { 200: Type.Object({ estado: Type.Literal('ok') }) } } },
    async () => {
      await health.check()
      return { estado: 'ok' as const }
    },
  )
}
