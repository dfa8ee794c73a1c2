import { open, PHASES, takeShell } from './visit.mjs'

const LIMIT = 1.5
const VALUES = 6

/** Filters finished products by one country, opens the panel of the families, and chooses its first value. */
const openPanel = async page => {
  const filters = page.getByRole('group', { name: 'Filtros' })
  await filters.getByRole('button', { name: 'País' }).click()
  await page.getByRole('option', { name: 'España' }).click()
  await page.keyboard.press('Escape')
  await filters.getByRole('button', { name: 'Familia' }).click()
  await page.getByRole('option').first().waitFor()
  await page.waitForFunction('document.activeElement?.role === "option"')
  await page.keyboard.press(' ')
  await page.evaluate('bench.settled()')
}

/** Keys that choose one family after the other until all are chosen, and then remove all but the first. */
const steps = [...Array(VALUES - 1).fill('ArrowDown'), ...Array(VALUES - 1).fill('ArrowUp')]

const shown = page =>
  page.evaluate('[...bench.shown(), ...Array.from(document.querySelectorAll("[role=option]"), each => each.textContent)].join("\\n")')

const choose = async page => {
  await page.keyboard.press(' ')
  return page.evaluate('bench.settled()')
}

const visit = async (browser, addresses) => {
  const pages = { product: await open(browser, addresses.product), plain: await open(browser, addresses.plain) }
  await openPanel(pages.product)
  const names = Object.keys(pages)
  const pairs = []
  for (const [at, arrow] of steps.entries()) {
    const pair = {}
    for (const name of at % 2 ? names : names.toReversed()) {
      // No key at the turning point: the last value, which is chosen by then, is the first to be removed.
      if (at !== VALUES - 1) await pages[name].keyboard.press(arrow)
      await pages[name].evaluate('bench.settled()')
      await pages[name].waitForTimeout(PHASES[at % PHASES.length])
      pair[name] = await choose(pages[name])
    }
    const [ours, plain] = await Promise.all([shown(pages.product), shown(pages.plain)])
    if (ours !== plain) throw new Error(`After change ${at + 1} the pages differ. Ours:\n${ours}\n\nThe plain one:\n${plain}`)
    pairs.push(pair)
  }
  for (const name of names) await pages[name].context().close()
  return pairs
}

/** Time from another value of a filter until its rows and all counts are painted, compared with a page without a framework [LS-01]. */
export const benchFilters = async ({ line, reportRatio, rounds, sizes, browser, site }) => {
  site.pages.set('/plain-filter.html', await takeShell(browser, `${site.address}/product.html?rows=100`, openPanel))
  console.log(`A change of a filter, its counts included, in ${rounds} round(s): medians, and the median of the ratios pair by pair.\n`)
  line('rows', '', 'ours', 'plain', 'ratio', 'limit')
  for (const rows of sizes) {
    const addresses = { product: `${site.address}/product.html?rows=${rows}`, plain: `${site.address}/plain-filter.html?rows=${rows}` }
    const pairs = []
    for (let round = 0; round < rounds; round++) pairs.push(...(await visit(browser, addresses)))
    reportRatio(rows, 'change until it is painted', pairs, LIMIT)
  }
}
