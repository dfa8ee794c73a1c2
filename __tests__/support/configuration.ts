import type { Page, Route } from 'playwright-core'

/** For a page that is to be opened: as a host of plain files serves it, which knows neither its address nor its configuration. */
export const fromPlainFiles = (page: Page) =>
  page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<link rel="preload"[^>]*>|<script type="application\/json".*?<\/script>/g, '') })
  })

/** For a page that is to be opened: what its `config.json` is answered with. */
export const configurationAnswered = (answer: (route: Route) => Promise<void>) => async (page: Page) => {
  await fromPlainFiles(page)
  await page.route('**/config.json', answer)
}

/** For a page that is to be opened: the `config.json` of the site with some keys changed. */
export const withConfiguration = (changes: object) =>
  configurationAnswered(async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } })
  })
