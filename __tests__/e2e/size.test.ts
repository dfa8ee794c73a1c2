import { gzipSync } from 'node:zlib'
import { useSite } from '@test/support/browser'

const site = useSite()
const KIB = 1024

/**
 * Kilobytes of scripts, as gzip makes them, that the page had asked for when the first element stood in it that it was opened for. What comes
 * in idle time afterwards keeps nobody waiting. The tests record what happens in their pages; people's pages do not fetch what that takes.
 */
const kibibytesUntil = async (path: string, selector: string, signedIn: boolean) => {
  const page = await site.open(path, {
    signedIn,
    before: page =>
      page.addInitScript(selector => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector(selector)) return
          Object.assign(globalThis, { stoodAt: performance.now() })
          watch.disconnect()
        })
        watch.observe(document, { subtree: true, childList: true })
      }, selector),
  })
  await page.locator(selector).first().waitFor()
  const scripts = await page.evaluate(() => {
    const { stoodAt = 0 } = globalThis as { stoodAt?: number }
    const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < stoodAt)
    return [...new Set(asked.map(({ name }) => name))].filter(name => name.endsWith('.js') && !name.includes('/registro.'))
  })
  const bodies = await Promise.all(scripts.map(async script => Buffer.from(await (await fetch(script)).arrayBuffer())))
  // It takes a browser longer to tell which languages it knows than to run the rest.
  for (const body of bodies) expect(body.includes('supportedLocalesOf')).toBe(false)
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KIB
}

it.each([
  ['/login', 'h1', false, 135],
  ['/maestras/magnitudes', '[role=gridcell]', true, 172],
  ['/ensayos/ver', 'h1', true, 170],
  ['/productos/acabados/view', 'h1', true, 171],
])('loads little JavaScript before what was asked for stands there: %s [RT-03, MA-02]', async (path, selector, signedIn, most) => {
  const loaded = await kibibytesUntil(path, selector, signedIn)
  process.stdout.write(`JavaScript, gzip: ${path} ${loaded.toFixed(1)} KiB\n`)
  expect(loaded).toBeGreaterThan(50)
  expect(loaded).toBeLessThanOrEqual(most)
})

it('asks for the scripts that start it as urgently as for what they bring [RT-03]', async () => {
  const page = await site.open('/login')
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const urgency = new Map<string, string>()
  line.on('Network.requestWillBeSent', ({ request }) => urgency.set(request.url, request.initialPriority))
  await page.reload()
  await page.locator('h1').waitFor()
  const starting = await page.locator('script[defer]').evaluateAll(scripts => scripts.map(script => (script as HTMLScriptElement).src))
  expect(starting.length).toBeGreaterThan(0)
  expect(starting.map(script => urgency.get(script))).toEqual(starting.map(() => 'High'))
})
