import type { FastifyReply } from 'fastify'
import { failed } from '../answer/httpError'
import { findLive, type Session } from '../auth/sessions'
import type { Context } from '../context'
import type { Http } from '../http/http'
import { createFeed } from './feed'
import { EVENT_LIMITS, type EventLimits } from './limits'
import { createStreams, eventOf } from './streams'

/** Channel of the trigger `anotar_cambios`, whose notifications say nothing but that something has changed. */
const CHANGES = 'cambios'

/**
 * Events of the database for the streams of this process. Changes are read once for all streams, and only while there are any: after a
 * notification, or once a tick where none comes through. A beat reads them as well, so that nothing hangs on one notification.
 */
export const createEvents = (http: Http, { db, listen }: Context, limits: EventLimits = EVENT_LIMITS) => {
  const warn = (err: unknown) => http.log.warn({ err }, 'changes could not be read')
  const streams = createStreams(limits)
  const feed = createFeed(db, limits.gapMs, cambio => streams.send(eventOf('cambio', cambio)), warn)
  let isListening = false
  let isClosing = false

  const endOver = async () => {
    const asked = streams.sessions()
    const live = await findLive(db, asked)
    // A stream that came meanwhile has been checked by its own request.
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
    if (streams.size() === 0) {
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

  const listening = listen?.([CHANGES], {
    notified: () => feed.read(),
    turned: now => {
      isListening = now
      feed.read()
    },
  })

  http.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
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
      streams.open(stream)
    },
  }
}

export type Events = ReturnType<typeof createEvents>
