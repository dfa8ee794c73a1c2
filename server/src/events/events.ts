import { randomUUID } from 'node:crypto'
import { Type } from '@fastify/type-provider-typebox'
import { Compile } from 'typebox/compile'
import type { FastifyReply } from 'fastify'
import type { OpenRecord } from '@/shared/live'
import { failed } from '../response/httpError'
import { findLive, type Session } from '../auth/sessions'
import type { Context } from '../context'
import type { Http } from '../http/http'
import { createFeed } from './feed'
import { EVENT_LIMITS, type EventLimits } from './limits'
import { createPresence } from './presence'
import { createStreams, eventOf } from './streams'

/** Channel of the trigger `anotar_cambios`, whose notifications say nothing but that something has changed. */
const CHANGES = 'cambios'

/** Channel of pages that say where they are: a report as JSON, with the process that it came to. */
const PRESENCE = 'presencia'

const persona = Type.Object({ id: Type.Integer(), nombre: Type.String(), apellidos: Type.String() })
const notice = Compile(
  Type.Object({
    de: Type.String(),
    sesion: Type.String(),
    pagina: Type.String(),
    usuario: persona,
    lugar: Type.Union([Type.Null(), Type.Object({ tipo: Type.String(), id: Type.Integer(), idioma: Type.String() })]),
  }),
)

/** Report of another process; undefined where this version does not understand it. */
const parseNotice = (payload: string) => {
  try {
    const parsed: unknown = JSON.parse(payload)
    return notice.Check(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/**
 * Events of the database for the streams of this process. Changes are read once for all streams, and only while there are any: after a
 * notification, or once a tick where none comes through. A beat reads them as well, so that nothing hangs on one notification.
 */
export const createEvents = (http: Http, { db, listen, notify }: Context, limits: EventLimits = EVENT_LIMITS) => {
  const warn = (err: unknown) => http.log.warn({ err }, 'changes could not be read')
  const streams = createStreams(limits)
  const feed = createFeed(db, limits.gapMs, change => streams.send(eventOf('cambio', change)), warn)
  let isListening = false
  let isClosing = false

  const endOver = async () => {
    const asked = streams.sessions()
    const live = await findLive(db, asked)
    // Streams that came meanwhile have been checked by their own requests.
    const over = new Set(asked.filter(hash => !live.has(hash)))
    if (over.size > 0) streams.end(({ session }) => over.has(session.tokenHash))
  }

  let lastBeat = 0
  const beat = () => {
    streams.comment()
    feed.read()
    endOver().catch(warn)
  }

  let timer: NodeJS.Timeout | undefined
  const tick = () => {
    if (isClosing || streams.size() === 0) {
      clearInterval(timer)
      timer = undefined
      feed.stop()
      return
    }
    if (!isListening || feed.isBehind()) feed.read()
    if (performance.now() - lastBeat < limits.beatMs) return
    lastBeat = performance.now()
    beat()
  }

  const own = randomUUID()
  const presence = createPresence(limits.presenceMs, (presencia, sessions) =>
    streams.send(eventOf('presencia', presencia), ({ session }) => sessions.has(session.tokenHash)),
  )

  const listening = listen?.([CHANGES, PRESENCE], {
    notified: (channel, payload) => {
      if (channel === CHANGES) return feed.read()
      const report = parseNotice(payload)
      if (report !== undefined && report.de !== own) presence.report(report)
    },
    turned: now => {
      isListening = now
      feed.read()
    },
  })

  http.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
    feed.stop()
    presence.stop()
    streams.end()
    await listening?.close()
  })

  return {
    /**
     * Answers with a stream that ends when the session does, or the server.
     * @throws HttpError 429, 503
     */
    stream: async (session: Session, reply: FastifyReply) => {
      const stream = streams.add(session, reply)
      timer ??= setInterval(tick, limits.tickMs).unref()
      try {
        await feed.start()
      } catch (error) {
        streams.remove(stream)
        throw error
      }
      if (isClosing) throw failed('unreachable')
      // The reader may have hung up meanwhile, as the last one.
      if (streams.size() === 0) feed.stop()
      streams.open(stream)
      for (const presencia of presence.ofSession(session.tokenHash)) streams.send(eventOf('presencia', presencia), each => each === stream)
    },
    /** Notes which record a page of the session has open; null: none. Other replicas are told. */
    report: async ({ tokenHash: sesion, usuario: { id, nombre, apellidos } }: Session, pagina: string, lugar: OpenRecord | null) => {
      const report = { sesion, pagina, usuario: { id, nombre, apellidos }, lugar }
      presence.report(report)
      await notify?.(PRESENCE, JSON.stringify({ de: own, ...report }))
    },
  }
}

export type Events = ReturnType<typeof createEvents>
