import type { FastifyReply } from 'fastify'
import { failed, HttpError } from '../response/httpError'
import type { Session } from '../auth/sessions'
import type { EventLimits } from './limits'

/** Event stream of one client. */
interface Stream {
  readonly session: Session
  readonly reply: FastifyReply
  /** Set once the head is sent. */
  isOpen: boolean
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // A connection kept alive would delay the shutdown of the server.
  connection: 'close',
}

const COMMENT = ': \n\n'

export const eventOf = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const tooMany = () =>
  new HttpError(429, 'Hay demasiadas ventanas abiertas con esta cuenta. Cierre alguna y vuelva a intentarlo.', {
    headers: { 'retry-after': '30' },
  })

/** Open streams. A client that reads too slowly is disconnected and its buffer discarded: its next delta has all changes. */
export const createStreams = ({ streams: most, streamsOfUser, waitingBytes }: EventLimits) => {
  const streams = new Set<Stream>()

  const write = (stream: Stream, text: string) => {
    const { raw } = stream.reply
    raw.write(text)
    if (raw.writableLength <= waitingBytes) return
    streams.delete(stream)
    raw.destroy()
  }

  const ofUser = (id: number) => [...streams].filter(({ session }) => session.usuarioId === id).length

  const send = (text: string, isFor: (stream: Stream) => boolean = () => true) => {
    for (const stream of streams) if (stream.isOpen && isFor(stream)) write(stream, text)
  }

  return {
    /**
     * Adds a stream that is not open yet.
     * @throws HttpError 429 if the user has too many, 503 if there are too many in all
     */
    add: (session: Session, reply: FastifyReply): Stream => {
      if (streams.size >= most) throw failed('busy')
      if (ofUser(session.usuarioId) >= streamsOfUser) throw tooMany()
      const stream = { session, reply, isOpen: false }
      // A caller that hung up during the lookup of its session has no place: its `close` has fired already.
      if (!reply.raw.destroyed) streams.add(stream)
      reply.raw.once('close', () => streams.delete(stream))
      return stream
    },
    remove: (stream: Stream) => streams.delete(stream),
    /** Sends the headers of the response, and a comment: the client receives all events from now on. */
    open: (stream: Stream) => {
      const { reply } = stream
      reply.hijack()
      for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS }))
        if (value !== undefined) reply.raw.setHeader(name, value)
      reply.raw.writeHead(200)
      stream.isOpen = true
      write(stream, COMMENT)
    },
    send,
    comment: () => send(COMMENT),
    end: (isOver: (stream: Stream) => boolean = () => true) => {
      for (const stream of streams) {
        if (!stream.isOpen || !isOver(stream)) continue
        streams.delete(stream)
        stream.reply.raw.end()
      }
    },
    sessions: () => [...new Set([...streams].map(({ session }) => session.tokenHash))],
    size: () => streams.size,
  }
}
