import type { Page } from 'playwright-core'

/** For a page that is to be opened: the `config.json` of the site with some keys changed. */
export const withConfiguration = (changes: object) => (page: Page) =>
  page.route('**/config.json', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } })
  })
