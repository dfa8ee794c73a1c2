import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { ACCIONES } from '@/shared/history'
import { invalid } from '../response/httpError'
import type { Context } from '../context'
import { Snapshot } from '../database/snapshot'
import { error, id, textUpTo } from '../jsonSchemas'
import * as schemas from '../history/schemas'
import { readPage, readRecordsOfEntry } from '../history/page'
import { historySemaphore } from '../history/semaphore'
import { readVersion } from '../history/version'
import { undoEntry } from '../history/undo'
import { readWholeChange } from '../history/wholeChange'
import { unlessGone } from '../http/gone'
import { publicOrigin } from '../http/publicOrigin'
import type { Http } from '../http/http'
import { okAnswer, runOnce, sendAnswer } from '../http/idempotency'
import { vary } from '../http/send'

const PATH = '/api/historial/'
const tags = ['historial']

const PAGE = 50
const LONGEST_PAGE = 200

/** Day in UTC, or a moment: callers in another time zone send the moments at which their days begin and end. */
const day = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z)?$` })
const ENTRY = String.raw`^\d{1,15}$`
const entry = Type.String({ pattern: ENTRY })
const listed = textUpTo(500)

const ACCION = `(${ACCIONES.join('|')})`

const query = Type.Object({
  tipo: Type.Optional(listed),
  id: Type.Optional(id),
  usuario: Type.Optional(Type.String({ pattern: String.raw`^\d{1,9}(,\d{1,9})*$`, maxLength: 500 })),
  accion: Type.Optional(Type.String({ pattern: `^${ACCION}(,${ACCION})*$` })),
  desde: Type.Optional(day),
  hasta: Type.Optional(day),
  buscar: Type.Optional(textUpTo(200)),
  antes: Type.Optional(Type.String({ pattern: ENTRY, description: 'El «siguiente» de la página anterior' })),
  limite: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_PAGE })),
})

const send = (reply: FastifyReply, body: object) => {
  vary(reply, 'Authorization')
  return sendAnswer(reply, okAnswer(JSON.stringify(body)))
}

const split = (text: string | undefined) => text?.split(',').filter(each => each !== '')

const DAY_MS = 86_400_000

/** Last moment that both engines read. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** Moment, or beginning of a day that the calendar has; the calendar has no year 0. */
const momentOf = (name: string, text: string) => {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text.slice(0, 10) || text.startsWith('0000'))
    throw invalid({ [name]: ['Debe ser una fecha, aaaa-mm-dd, o un momento.'] })
  return moment
}

/** End of the requested range, which includes a whole day. */
const endOf = (text: string) => new Date(Math.min(momentOf('hasta', text).getTime() + (text.includes('T') ? 0 : DAY_MS), LAST_MOMENT_MS))

/** History of records and users, for every caller with a session [HI-01, HI-02, HI-05, AU-07]. */
export const historialRoutes = (http: Http, { db, settings }: Context) => {
  const answer = async (reply: FastifyReply, read: () => Promise<object>) => {
    const body = await unlessGone(reply, gone => historySemaphore(read, gone))
    return body && send(reply, body)
  }

  http.get(
    PATH,
    {
      schema: {
        tags,
        summary: 'Qué ha pasado, lo último primero',
        querystring: query,
        response: { 200: schemas.page },
      },
    },
    async (request, reply) => {
      const { tipo, id, usuario, accion, desde, hasta, buscar, antes, limite = PAGE } = request.query
      const tipos = split(tipo)
      if (id !== undefined && tipos?.length !== 1) throw invalid({ tipo: ['Debe decir de qué recurso es el registro.'] })
      const filter = {
        tipos,
        id,
        usuarios: split(usuario)?.map(Number),
        acciones: ACCIONES.filter(each => split(accion)?.includes(each)),
        desde: desde === undefined ? undefined : momentOf('desde', desde),
        hasta: hasta === undefined ? undefined : endOf(hasta),
        buscar: buscar?.trim() || undefined,
        antes: antes === undefined ? undefined : Number(antes),
      }
      const base = publicOrigin(settings, request)
      return answer(reply, () => Snapshot.read(db, snapshot => readPage(snapshot, filter, limite, base)))
    },
  )

  http.get(
    `${PATH}:entrada/registros/`,
    {
      schema: {
        tags,
        summary: 'Los registros que tocó una entrada, y qué hizo con cada uno',
        params: Type.Object({ entrada: entry }),
        querystring: Type.Object({
          tipo: Type.Optional(listed),
          despues: Type.Optional(Type.String({ pattern: ENTRY, description: 'El «siguiente» de la página anterior' })),
          limite: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_PAGE })),
        }),
        response: { 200: schemas.recordsOfEntry },
      },
    },
    async (request, reply) => {
      const { tipo, despues = '0', limite = PAGE } = request.query
      const target = { entrada: Number(request.params.entrada), tipos: split(tipo), despues: Number(despues) }
      const base = publicOrigin(settings, request)
      return answer(reply, () => Snapshot.read(db, snapshot => readRecordsOfEntry(snapshot, target, limite, base)))
    },
  )

  http.get(
    `${PATH}:entrada/version/`,
    {
      schema: {
        tags,
        summary: 'Un registro como quedó con una entrada',
        params: Type.Object({ entrada: entry }),
        querystring: Type.Object({ tipo: listed, id }),
        response: { 200: schemas.version },
      },
    },
    async (request, reply) => {
      const { tipo, id } = request.query
      const target = { entrada: Number(request.params.entrada), tipo, id }
      const base = publicOrigin(settings, request)
      return answer(reply, () => Snapshot.read(db, snapshot => readVersion(snapshot, target, base)))
    },
  )

  http.get(
    `${PATH}:entrada/cambio/`,
    {
      schema: {
        tags,
        summary: 'Un cambio de una entrada con sus textos enteros, que la página puede dar recortados',
        params: Type.Object({ entrada: entry }),
        querystring: Type.Object({ tipo: listed, id, campo: Type.Optional(textUpTo(100)), idioma: Type.Optional(textUpTo(100)) }),
        response: { 200: schemas.whole },
      },
    },
    async (request, reply) => {
      const { tipo, id, campo, idioma } = request.query
      const target = { entrada: Number(request.params.entrada), tipo, id, campo, idioma }
      return answer(reply, () => readWholeChange(db, target, publicOrigin(settings, request)))
    },
  )

  http.post(
    `${PATH}:entrada/deshacer/`,
    {
      schema: {
        tags,
        summary: 'Devolver los registros de una entrada a lo que eran antes, menos los que han cambiado desde entonces',
        params: Type.Object({ entrada: entry }),
        response: { 200: schemas.undone, 409: error, 422: error },
      },
    },
    async (request, reply) => {
      const answer = await runOnce(db, request, async transaction =>
        okAnswer(JSON.stringify(await undoEntry(transaction, Number(request.params.entrada)))),
      )
      return sendAnswer(reply, answer)
    },
  )
}
