import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useSite } from '@test/support/browser'

const site = useSite()
const KIB = 1024

/**
 * Kibibytes of scripts and styles that a visit loads, compressed as the server sends them. Without idle callbacks, because prefetched routes and
 * parts belong to later visits.
 */
const kibibytesOf = async (path: string, selector: string, signedIn: boolean) => {
  const page = await site.open(path, {
    signedIn,
    before: page => page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 })),
  })
  await page.locator(selector).first().waitFor()
  await page.waitForLoadState('networkidle')
  const assets = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(entry => {
      const { name, encodedBodySize } = entry as PerformanceResourceTiming
      return /\.(js|css)$/.test(name) ? [{ name, encodedBodySize }] : []
    }),
  )
  for (const { name } of assets.filter(({ name }) => name.endsWith('.js'))) {
    // `supportedLocalesOf` for all languages of a browser takes longer than all other work.
    expect(await (await fetch(name)).text()).not.toContain('supportedLocalesOf')
  }
  return assets.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / KIB
}

it.each([
  ['/login', 'h1', false, 150],
  ['/maestras/magnitudes', '[role=gridcell]', true, 260],
  ['/ensayos/ver', 'h1', true, 260],
  ['/productos/genericos/view', 'h1', true, 260],
  ['/productos/acabados/view', 'h1', true, 260],
])('takes few scripts and styles: %s [RT-03, MA-02]', async (path, selector, signedIn, most) => {
  const taken = await kibibytesOf(path, selector, signedIn)
  process.stdout.write(`Scripts and styles, compressed: ${path} ${taken.toFixed(1)} KiB\n`)
  expect(taken).toBeGreaterThan(50)
  expect(taken).toBeLessThanOrEqual(most)
})

it('loads the renderer once, beside the entry instead of after it [RT-03]', async () => {
  const page = await site.open('/maestras/magnitudes')
  await page.locator('[role=gridcell]').first().waitFor()
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const ahead = await page.evaluate(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(({ href }) => href))
  expect(ahead).toContainEqual(expect.stringMatching(/\/react-dom\.\w+\.js$/))
  for (const href of ahead) expect(loaded.filter(name => name === href)).toHaveLength(1)
})

it('loads no developer tools', () => {
  const assets = join(__dirname, '../../dist/assets')
  const scripts = readdirSync(assets).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter(name => /IMPORT_STATE|redux-devtools-log-monitor/.test(readFileSync(join(assets, name), 'utf8')))).toEqual([])
})
