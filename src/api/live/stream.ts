import { ApiError } from '@/api/http/ApiError'
import { callerNow, exchange, patienceMs } from '@/api/http/http'
import { reach } from '@/api/http/reach'
import { createEventParser } from '@/api/live/eventParser'
import { readLiveEvent, type LiveEvent, type LiveSource } from '@/api/live/liveEvent'

const PATH = '/api/eventos/'
const TYPE = 'text/event-stream'

/** Silence in milliseconds after which a connection counts as dead, although it was not closed: the server sends a comment every 10 s. */
export const DEAD_MS = 45_000
const SHORTEST_PAUSE_MS = 1_000
export const LONGEST_PAUSE_MS = 30_000

/** Random pause before another attempt, in milliseconds, so that browsers that lost their server together do not return together. */
export const pauseAfter = (failures: number, chance = Math.random()): number => {
  const most = Math.min(SHORTEST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
  return SHORTEST_PAUSE_MS + chance * (most - SHORTEST_PAUSE_MS)
}

const isOffline = (): boolean => typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine

/** Target of the browser's events; none outside a browser. */
const events = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window)

interface ReadOptions {
  tell: (event: LiveEvent) => void
  report: (error: unknown) => void
  controller: AbortController
}

/** Connects once and reads to the end. Resolves in any case. */
const readOnce = async ({ tell, report, controller }: ReadOptions): Promise<void> => {
  const timeOut = () => controller.abort(new DOMException('', 'TimeoutError'))
  let patience = setTimeout(timeOut, patienceMs())
  const parse = createEventParser(event => {
    try {
      const read = readLiveEvent(event)
      if (read) tell(read)
    } catch (error) {
      report(error)
    }
  })
  const read = async (answer: Response): Promise<string> => {
    if (!answer.ok || !(answer.headers.get('Content-Type') ?? '').startsWith(TYPE)) return answer.text()
    const reader = answer.body?.getReader()
    const decoder = new TextDecoder()
    const alive = () => {
      clearTimeout(patience)
      patience = setTimeout(timeOut, DEAD_MS)
    }
    alive()
    tell({ kind: 'opened' })
    for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
      alive()
      tell({ kind: 'alive' })
      parse(decoder.decode(piece.value, { stream: true }))
    }
    return ''
  }
  try {
    await exchange('GET', PATH, undefined, { signal: controller.signal, accept: TYPE }, read)
  } catch (error) {
    // Missing responses are reported by `reach`.
    if (!(error instanceof ApiError) || error.cause instanceof RangeError) report(error)
  } finally {
    clearTimeout(patience)
  }
}

/**
 * Stream of `GET /api/eventos/`, read by `fetch`, because an `EventSource` cannot send `Authorization`. Reconnects after pauses that grow
 * from 1 s to 30 s, at once when the browser is online or the API responds again, and not while the browser is offline [SY-09]. Ends with
 * the session.
 */
export const openStream: LiveSource = (listener, report) => {
  const browser = events()
  const closing = new AbortController()
  const isClosed = () => closing.signal.aborted
  const tell = (event: LiveEvent) => {
    if (!isClosed()) listener(event)
  }
  let controller = new AbortController()
  let wake = (): void => undefined
  let failures = 0
  let isReported = false
  const reportOnce = (error: unknown) => {
    if (!isReported) report(error)
    isReported = true
  }
  /** Waits for the pause or for `wake`. @param ms length of the pause; null: waits for `wake` only */
  const woken = async (ms: number | null) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    await new Promise<void>(resolve => {
      wake = resolve
      if (ms !== null) timer = setTimeout(resolve, ms)
    })
    clearTimeout(timer)
  }
  const run = async () => {
    while (!isClosed() && callerNow() !== null) {
      if (isOffline()) {
        await woken(null)
        continue
      }
      const start = performance.now()
      controller = new AbortController()
      await readOnce({ tell, report: reportOnce, controller })
      if (isClosed()) return
      tell({ kind: 'lost' })
      // A connection that lasted less than 30 s counts as a failure.
      failures = performance.now() - start < LONGEST_PAUSE_MS ? failures + 1 : 1
      await woken(pauseAfter(failures))
    }
  }
  const { signal } = closing
  const hurry = () => {
    failures = 0
    wake()
  }
  browser.addEventListener('online', hurry, { signal })
  browser.addEventListener('offline', () => controller.abort(), { signal })
  const stop = reach.onChanged(since => {
    if (since === null) wake()
  })
  signal.addEventListener('abort', () => {
    stop()
    controller.abort()
    wake()
  })
  void run()
  return () => closing.abort()
}
