import { Type } from '@fastify/type-provider-typebox'
import type { Events } from '../events/events'
import { sessionOf } from '../http/authentication'
import type { Http } from '../http/http'
import { error } from '../jsonSchemas'

const tags = ['eventos']

const stream = Type.String({
  description:
    '`event: cambio`, con `{recurso, version, registros: [id], eliminados: [id], usuario: {id, nombre, apellidos} o null}`, por cada recurso y ' +
    'usuario tras cada cambio; ambas listas están vacías si son más de 500. Un comentario cada 10 s. Termina con la sesión.',
})

/** What happens while a page is open [SY-03, SY-05, SY-09]. */
export const eventosRoutes = (http: Http, events: Events) => {
  http.get(
    '/api/eventos/',
    {
      // Its answer would never end.
      exposeHeadRoute: false,
      config: { isStream: true },
      schema: {
        tags,
        summary: 'Lo que va pasando, mientras dure la sesión',
        produces: ['text/event-stream'],
        response: { 200: stream, 401: error, 429: error },
      },
    },
    async (request, reply) => {
      await events.stream(sessionOf(request), reply)
      return reply
    },
  )
}
