import type { Page } from 'playwright-core'

/** Entries of the local storage with which a page opens. */
export type StorageEntries = readonly { name: string; value: string }[]

/**
 * Removes listeners, routes and stored data of a test from its page, so that the next test can reuse it: most of the time of a new page is the
 * start of its renderer and the compilation of its scripts. Returns null for a closed page.
 */
export const emptied = async (page: Page, address: string): Promise<Page | null> => {
  if (page.isClosed()) return null
  const context = page.context()
  page.removeAllListeners()
  // The logs were read already; a log stored on leaving the page could be written after the storage is cleared.
  await page.evaluate(() => Object.assign(globalThis, { actionLog: () => null })).catch(() => undefined)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await Promise.all(context.pages().flatMap(other => (other === page ? [] : [other.close()])))
  // Leaves the application, which writes to its storage while it runs, for another page of its origin.
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

export const store = (page: Page, entries: StorageEntries): Promise<void> =>
  page.evaluate(entries => entries.forEach(({ name, value }) => localStorage.setItem(name, value)), entries)
