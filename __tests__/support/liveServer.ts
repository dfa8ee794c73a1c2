import { connect } from '@/api/http/http'

/** Connection of the application to the stream of events. */
interface Connection {
  path: string
  headers: Record<string, string>
  signal: AbortSignal
  /** Sends text, or bytes that may end inside a character. */
  send: (piece: string | Uint8Array) => Promise<void>
  /** Closes the stream, like a server that stops. */
  end: () => Promise<void>
  /** Fails the stream with a network error. */
  break: () => Promise<void>
}

/** Runs pending microtasks without advancing time. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

type Manner = 'open' | 'refuse' | 'hang' | 401 | 404

/**
 * Replaces `fetch` by streams of `GET /api/eventos/` that the test writes, and `window` and `navigator` by stubs. `manner` decides the
 * response to the next calls.
 */
export const liveServer = () => {
  const before = { fetch: globalThis.fetch, window: globalThis.window, navigator: globalThis.navigator }
  const browser = new EventTarget()
  const connections: Connection[] = []
  let token: string | null = 'la-llave'
  const server = {
    connections,
    /** Connections not closed by either side. */
    open: () => connections.filter(({ signal }) => !signal.aborted && !ended.has(signal)),
    manner: 'open' as Manner,
    last: (): Connection => {
      const last = connections.at(-1)
      if (!last) throw new Error('nothing has connected')
      return last
    },
    fire: async (event: 'online' | 'offline') => {
      Object.assign(globalThis.navigator, { onLine: event === 'online' })
      browser.dispatchEvent(new Event(event))
      await settle()
    },
    signIn: (next: string | null) => (token = next),
    restore: () => Object.assign(globalThis, before),
  }
  const ended = new Set<AbortSignal>()
  const fetch = async (path: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    let writer: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: controller => void (writer = controller) })
    signal.addEventListener('abort', () => writer?.error(signal.reason))
    const over = (work: () => void) => async () => {
      ended.add(signal)
      work()
      await settle()
    }
    connections.push({
      ...{ path, headers, signal },
      send: async piece => {
        writer?.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
        await settle()
      },
      end: over(() => writer?.close()),
      break: over(() => writer?.error(new TypeError('network error'))),
    })
    if (server.manner === 'refuse') throw new TypeError('Failed to fetch')
    if (server.manner === 'hang') await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    if (typeof server.manner === 'number') return new Response('{}', { status: server.manner })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  }
  const window = browser
  Object.assign(globalThis, { fetch, window })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true, writable: true })
  connect({
    ...{ baseUrl: '', timeoutMs: 20_000, idempotencyKeys: false, extensions: true },
    token: () => token,
    expired: () => void (token = null),
  })
  return server
}
