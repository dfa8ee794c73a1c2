import { baseUrlNow, callerNow } from '@/api/http/http'
import { reach } from '@/api/http/reach'
import type { LiveEvent, LiveSource } from '@/api/live/liveEvent'
import { openStream } from '@/api/live/stream'
import type { Presence } from '@/shared/live'

/** Message between the tabs of one session. */
type Message =
  | { event: LiveEvent }
  /** Time since which the tab with the stream has had no response, as in `reach`. */
  | { unansweredSince: number | null }
  /** Request of a new tab for the events that it has missed. */
  | { asks: string }
  /** Reply to the tab with this id. */
  | { to: string; events: LiveEvent[] }

const hexOf = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Name of the lock and the channel, unique for a session at an API. Hashed, because other code of the origin could read the token in the
 * name.
 */
const nameOfSession = async (): Promise<string> => {
  const session = new TextEncoder().encode(`${baseUrlNow()}\n${callerNow() ?? ''}`)
  return `eventos/${hexOf(await crypto.subtle.digest('SHA-256', session))}`
}

/** Reads the stream in the elected tab and forwards its events to the other tabs. Resolves when `closing` is aborted. */
const hold = (channel: BroadcastChannel, tell: (event: LiveEvent) => void, report: (error: unknown) => void, closing: AbortSignal) => {
  let isOpen = false
  const present = new Map<string, Presence>()
  const send = (message: Message) => channel.postMessage(message)
  const pass = (event: LiveEvent) => {
    if (event.kind === 'opened' || event.kind === 'lost') {
      isOpen = event.kind === 'opened'
      present.clear()
    }
    if (event.kind === 'presence') {
      const { tipo, id, personas } = event.presence
      if (personas.length === 0) present.delete(`${tipo} ${id}`)
      else present.set(`${tipo} ${id}`, event.presence)
    }
    tell(event)
    send({ event })
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (!('asks' in data) || !isOpen) return
    const events = [...present.values()].map((presence): LiveEvent => ({ kind: 'presence', presence }))
    send({ to: data.asks, events: [{ kind: 'opened' }, ...events] })
  }
  const stopTelling = reach.onChanged(unansweredSince => send({ unansweredSince }))
  const stop = openStream(pass, report)
  return new Promise<void>(resolve => {
    closing.addEventListener('abort', () => {
      stopTelling()
      stop()
      resolve()
    })
  })
}

/** Receives the stream from the elected tab. */
const follow = (channel: BroadcastChannel, tell: (event: LiveEvent) => void) => {
  const own = crypto.randomUUID()
  const hear = (event: LiveEvent) => {
    if (event.kind !== 'lost') reach.answered()
    tell(event)
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('event' in data) hear(data.event)
    else if ('to' in data && data.to === own) data.events.forEach(hear)
    else if ('unansweredSince' in data && data.unansweredSince === null) reach.answered()
    else if ('unansweredSince' in data) reach.unanswered()
  }
  channel.postMessage({ asks: own } satisfies Message)
}

/** Shares one stream between the tabs of a session until it is closed. */
const share = async (
  locks: LockManager,
  tell: (event: LiveEvent) => void,
  report: (error: unknown) => void,
  closing: AbortSignal,
): Promise<void> => {
  const name = await nameOfSession()
  if (closing.aborted) return
  const channel = new BroadcastChannel(name)
  closing.addEventListener('abort', () => channel.close())
  follow(channel, tell)
  await locks.request(name, { signal: closing }, () => (closing.aborted ? undefined : hold(channel, tell, report, closing)))
}

/**
 * Stream of events, shared by all tabs of a session in a browser: a Web Lock elects the tab that reads it, a BroadcastChannel forwards
 * events. When that tab closes or crashes another takes over. Without these APIs each tab has a stream of its own [SY-09].
 */
export const openLive: LiveSource = (listener, report) => {
  const locks = typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : null
  if (!locks || typeof BroadcastChannel !== 'function') return openStream(listener, report)
  const closing = new AbortController()
  const tell = (event: LiveEvent) => {
    if (!closing.signal.aborted) listener(event)
  }
  share(locks, tell, report, closing.signal).catch((error: unknown) => {
    // Aborted requests for the lock are no failure.
    if (closing.signal.aborted) return
    report(error)
    closing.signal.addEventListener('abort', openStream(tell, report))
  })
  return () => closing.abort()
}
