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
import type { EventLimits } from './limits'
import { createPresence } from './presence'
import { createStreams, eventOf } from './streams'

/** Channel of the triggers `anotar_cambios`; notifications have no payload and mean that some table has changed. */
const CHANGES = 'cambios'

/** Channel of reports of pages about their open record, as JSON with the id of the process that received the report. */
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

/** Report of another process; undefined if this version does not know its format. */
const parseNotice = (payload: string) => {
  try {
    const parsed: unknown = JSON.parse(payload)
    return notice.Check(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/**
 * Events of the database for the streams of this process. Changes are read once for all streams, and only while there are streams: after a
 * notification, or once per tick while notifications do not arrive. A beat reads them as well, in case a notification was lost.
 */
export const createEvents = (http: Http, { db, listen, notify }: Context, limits: EventLimits) => {
  const warn = (err: unknown) => http.log.warn({ err }, 'changes could not be read')
  const streams = createStreams(limits)
  const feed = createFeed(db, limits.gapMs, change => streams.send(eventOf('cambio', change)), warn)
  let isListening = false
  let isClosing = false

  const endOver = async () => {
    const hashes = streams.sessions()
    const live = await findLive(db, hashes)
    // Streams added meanwhile were checked by their own requests.
    const over = new Set(hashes.filter(hash => !live.has(hash)))
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

  const listening = listen([CHANGES, PRESENCE], {
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
    await listening.close()
  })

  return {
    /**
     * Sends a response with a stream, which ends with the session or the server.
     * @throws HttpError 429 for too many streams of the user, 503 for too many in all or a server that closes
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
      // The last client may have disconnected meanwhile.
      if (streams.size() === 0) feed.stop()
      streams.open(stream)
      for (const presencia of presence.ofSession(session.tokenHash)) streams.send(eventOf('presencia', presencia), each => each === stream)
    },
    /** Stores which record a page of the session has open, null for none, and notifies the other replicas. */
    report: async ({ tokenHash: sesion, usuario: { id, nombre, apellidos } }: Session, pagina: string, lugar: OpenRecord | null) => {
      const report = { sesion, pagina, usuario: { id, nombre, apellidos }, lugar }
      presence.report(report)
      await notify?.(PRESENCE, JSON.stringify({ de: own, ...report }))
    },
  }
}

export type Events = ReturnType<typeof createEvents>
