import type { Page, Route } from 'playwright-core'
import type { Magnitud } from '@/shared/resources/magnitudes'
import { eventually, useSite } from '@test/support/browser'
import { cell, expectHeading, openMagnitud, search, shownNames } from '@test/support/pages'

const site = useSite()
const LIST = '/maestras/magnitudes'

const given = async (name: string) => (await site.api('POST', '/api/magnitudes/', { valor: { es_ES: name } })) as Magnitud

/** Names of the lists stored in the browser. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('listas', 1)
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve([])
        opening.onsuccess = () => {
          const reading = opening.result.transaction('heads').objectStore('heads').getAllKeys()
          reading.onerror = () => reject(reading.error ?? new Error('not read'))
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(key => (key as [string, string])[1]))
          }
        }
      }),
  )

const openKept = async () => {
  const page = await site.open(LIST)
  await expectHeading(page, 'Magnitudes')
  await page.getByRole('gridcell').first().waitFor()
  await eventually(async () => expect(await kept(page)).toContain('magnitudes'))
  return page
}

const changesAsked = (page: Page) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search: query } = new URL(request.url())
    if (pathname === '/api/magnitudes/cambios/') asked.push(query)
  })
  return asked
}

it('shows a kept list before any answer of the API, and searches it [SY-01]', async () => {
  await given('aaa guardada')
  const page = await openKept()
  const names = await shownNames(page)
  const unanswered = (_route: Route) => undefined
  await page.route('**/api/**', unanswered)
  await page.reload()
  await cell(page, 'aaa guardada').waitFor()
  expect(await shownNames(page)).toEqual(names)
  await search(page).fill('aaa guar')
  await eventually(async () => expect(await shownNames(page)).toEqual(['aaa guardada']))
  await page.unroute('**/api/**', unanswered)
})

it('brings a kept list up to date by what has changed since its version [SY-02]', async () => {
  const [changed, deleted] = [await given('aab antes'), await given('aab eliminada')]
  const page = await openKept()
  await page.goto('/perfil')
  await site.api('PUT', `/api/magnitudes/${changed.id}/`, { valor: { es_ES: 'aab después' } })
  await site.api('DELETE', `/api/magnitudes/${deleted.id}/`)
  await given('aab nueva')
  const asked = changesAsked(page)
  await page.goto(LIST)
  await search(page).fill('aab')
  await eventually(async () => expect(await shownNames(page)).toEqual(['aab después', 'aab nueva']))
  expect(asked[0]).toMatch(/^\?desde=\d+$/)
  await openMagnitud(page, 'aab nueva')
})

it('deletes kept lists at sign-out [SY-07]', async () => {
  // Failures of requests in flight when the session ends.
  site.expectComplaint(/401|ha caducado/)
  const token = await site.newToken()
  const page = await openKept()
  await page.evaluate(other => localStorage.setItem('token', other), token)
  await page.reload()
  await page.getByRole('gridcell').first().waitFor()
  await page.goto('/logout')
  await page.waitForURL('**/login')
  // A request refused meanwhile reloads the page, which then deletes the lists.
  await eventually(async () => expect(await page.evaluate(() => localStorage.getItem('listas'))).toBeNull())
  expect(await kept(page)).toEqual([])
})
