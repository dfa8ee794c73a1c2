import { Type } from '@fastify/type-provider-typebox'
import { LOCALE_CODE } from '@/shared/locales'
import type { Events } from '../events/events'
import { sessionOf } from '../http/authentication'
import type { Http } from '../http/http'
import { sendNothing } from '../http/send'
import { error, optionalId } from '../jsonSchemas'

const tags = ['eventos']

const stream = Type.String({
  description:
    '`event: cambio`, con `{recurso, version, registros: [id], eliminados: [id], usuario: {id, nombre, apellidos} o null}`, por cada recurso y ' +
    'usuario tras cada cambio; ambas listas están vacías si son más de 500. Los recursos que son parte de otros tienen además ' +
    '`referidos: {campo: [id]}`, los registros a los que se refieren los que siguen ahí. ' +
    '`event: presencia`, con `{tipo, id, personas: [{usuario: {id, nombre, apellidos}, idioma}]}`, cuando cambia quién tiene abierto un ' +
    'registro que también tiene abierto esta sesión, ella misma incluida; cada usuario una vez. Un comentario cada 10 s. Termina con la sesión.',
})

const nullable = (pattern: string, description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], pattern, description })

const place = Type.Object({
  tipo: nullable('^[a-z_]{1,60}$', 'El recurso: productos_genericos'),
  id: Type.Unsafe<number | null>({ ...optionalId, description: 'Nulo: en ningún registro' }),
  idioma: Type.Optional(nullable(LOCALE_CODE.source, 'El idioma que se edita')),
  pagina: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{0,64}$',
      description: 'Distingue las páginas de una sesión: cada una está en un sitio. Sin ella la sesión entera es una página',
    }),
  ),
})

/** Routes of the event stream for open pages, and of the reports of their places [SY-03, SY-05, SY-09]. */
export const eventosRoutes = (http: Http, events: Events) => {
  http.get(
    '/api/eventos/',
    {
      // A response to HEAD would never end.
      exposeHeadRoute: false,
      config: { isStream: true },
      schema: {
        tags,
        summary: 'Lo que va pasando, mientras dure la sesión',
        produces: ['text/event-stream'],
        response: { 200: stream, 429: error },
      },
    },
    async (request, reply) => {
      await events.stream(sessionOf(request), reply)
      return reply
    },
  )

  http.post(
    '/api/presencia/',
    {
      schema: {
        tags,
        summary: 'Dónde está una página; se repite cada 20 s y se olvida a los 30 s',
        body: place,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { tipo, id, idioma, pagina = '' } = request.body
      await events.report(sessionOf(request), pagina, tipo === null || id === null ? null : { tipo, id, idioma: idioma ?? '' })
      return sendNothing(reply, 204)
    },
  )
}
