import type { BrowserContext, Page, Request } from 'playwright-core'

/** Time without traffic in milliseconds, as in the browser's own "network idle". */
const QUIET_MS = 500
const PATIENCE_MS = 20_000

const traffic = new WeakMap<BrowserContext, { underWay: Set<Request>; changed: number }>()

/** Records the requests of a context's pages, without the stream of events, which never ends. */
export const watchTraffic = (context: BrowserContext): void => {
  const seen = { underWay: new Set<Request>(), changed: Date.now() }
  traffic.set(context, seen)
  context.on('request', request => {
    if (request.url().endsWith('/api/eventos/')) return
    seen.underWay.add(request)
    seen.changed = Date.now()
  })
  const over = (request: Request) => {
    if (seen.underWay.delete(request)) seen.changed = Date.now()
  }
  context.on('requestfinished', over)
  context.on('requestfailed', over)
}

/** Waits until no request of the context is pending and none has started or ended for half a second. */
export const untilQuiet = async (page: Page): Promise<void> => {
  const seen = traffic.get(page.context())
  if (!seen) throw new Error('nobody watches the traffic of that page')
  for (const giveUp = Date.now() + PATIENCE_MS; seen.underWay.size > 0 || Date.now() - seen.changed < QUIET_MS;) {
    if (Date.now() > giveUp) throw new Error(`Still under way: ${[...seen.underWay].map(request => request.url()).join(', ')}`)
    await page.waitForTimeout(50)
  }
}
