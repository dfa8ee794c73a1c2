import type { Page } from 'playwright-core'

/** Local storage when a page opens. */
export type Stored = readonly { name: string; value: string }[]

/**
 * Takes away all that a test has left in its page, so that another one can go on with it: the renderer with the scripts that it has
 * translated is most of what opening a page costs. Gives null where the page has not outlived its test.
 */
export const emptied = async (page: Page, address: string): Promise<Page | null> => {
  if (page.isClosed()) return null
  const context = page.context()
  page.removeAllListeners()
  // Its logs were read; one that is kept as the page is left could arrive after all is cleared.
  await page.evaluate(() => Object.assign(globalThis, { actionLog: () => null })).catch(() => undefined)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await Promise.all(context.pages().flatMap(other => (other === page ? [] : [other.close()])))
  // Page of the site outside the application, which writes to its storage until it is left.
  const nothing = `${address}/nothing`
  await page.route(nothing, route => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }))
  await page.goto(nothing)
  await page.unroute(nothing)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases())
      await new Promise(resolve => {
        Object.assign(indexedDB.deleteDatabase(name), { onsuccess: resolve, onerror: resolve, onblocked: resolve })
      })
  })
  return page
}

export const store = (page: Page, entries: Stored): Promise<void> =>
  page.evaluate(entries => entries.forEach(({ name, value }) => localStorage.setItem(name, value)), entries)
