import type { Page, Route } from 'playwright-core'

/** Route for a page not opened yet: removes preloads and the embedded configuration from the document, as on a host of static files. */
export const fromPlainFiles = (page: Page) =>
  page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<link rel="preload"[^>]*>|<script type="application\/json".*?<\/script>/g, '') })
  })

/** Route for a page not opened yet: response to its `config.json`. */
export const configurationAnswered = (answer: (route: Route) => Promise<void>) => async (page: Page) => {
  await fromPlainFiles(page)
  await page.route('**/config.json', answer)
}

/** Route for a page not opened yet: the `config.json` of the site with some keys changed. */
export const withConfiguration = (changes: object) =>
  configurationAnswered(async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } })
  })
