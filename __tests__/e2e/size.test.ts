import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { useSite } from '@test/support/browser'
import { expectHeading, expectPath, signIn } from '@test/support/pages'

const site = useSite()
const KIB = 1024

/** The tests record what happens in their pages; people's pages do not fetch what that takes. */
const isForRecording = (response: Response) => response.url().includes('/registro.')

/** Counts what the browser fetches, as gzip makes it, whatever encoding the server and the browser agreed on. */
const countScripts = async (page: Page) => {
  const scripts: Response[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script' && !isForRecording(response)) scripts.push(response)
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all(scripts.map(script => script.body()))
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KIB
  }
}

it('loads at most 150 KiB of JavaScript for the login, and 190 for login and list together [RT-03, MA-02]', async () => {
  let kibibytes = async () => 0
  const page = await site.open('/login', {
    signedIn: false,
    before: async page => {
      kibibytes = await countScripts(page)
    },
  })
  await expectHeading(page, 'Iniciar sesión')
  const login = await kibibytes()
  await signIn(page)
  await expectPath(page, '/')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Maestras' }).click()
  await page.getByRole('link', { name: 'Magnitudes' }).click()
  await page.getByRole('gridcell').first().waitFor()
  const withList = await kibibytes()
  process.stdout.write(`JavaScript, gzip: login ${login.toFixed(1)} KiB, login and list ${withList.toFixed(1)} KiB\n`)
  expect(login).toBeGreaterThan(50)
  expect(login).toBeLessThanOrEqual(150)
  expect(withList).toBeLessThanOrEqual(190)
})
