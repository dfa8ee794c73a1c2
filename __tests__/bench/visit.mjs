import { scroll } from './scroll.mjs'

const VIEWPORT = { width: 1440, height: 900 }
export const TERMS = ['zinc', 'p2o5', 'acido bor', 'nitrogeno es']
const SCROLL_MS = 3000
/** Delays in milliseconds before a step, so that steps fall anywhere between two frames. */
export const PHASES = [0, 5, 11, 3, 8, 14]

/** Steps: the keys of each term one by one, its deletion key by key, and then every header twice. */
const steps = columns => [
  ...TERMS.flatMap(term => [
    ...Array.from(term, (key, at) => ({ kind: 'keystroke', name: `"${term.slice(0, at + 1)}"`, key })),
    ...Array.from(term, (_, at) => ({ kind: 'keystroke', name: `"${term.slice(0, term.length - 1 - at)}"`, key: 'Backspace' })),
  ]),
  // The list starts sorted by its first column.
  ...columns.flatMap((title, at) => [
    { kind: at === 0 ? 'again' : 'first', name: title, header: at },
    { kind: 'again', name: `${title}, turned round`, header: at },
  ]),
]

export const open = async (browser, address) => {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'es-ES' })
  const page = await context.newPage()
  const failure = new Promise((_, reject) => page.once('pageerror', reject))
  failure.catch(() => undefined)
  await page.goto(address)
  await Promise.race([page.waitForFunction('globalThis.bench'), failure])
  return page
}

/** Document of the product's page with one row, after `prepare`, from which the handwritten page starts. */
export const takeShell = async (browser, address, prepare = async () => undefined) => {
  const page = await open(browser, address)
  await prepare(page)
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    for (const gone of copy.querySelectorAll('script, [role=rowgroup] [data-index] ~ tr')) gone.remove()
    return `<!doctype html>${copy.outerHTML}`
  })
  await page.context().close()
  return html.replace('</body>', '<script src="/plain/plain.js"></script></body>')
}

const shown = page => page.evaluate('bench.shown()').then(lines => lines.join('\n'))

const take = async (page, { key, header }) => {
  if (key) await page.keyboard.press(key)
  else await page.locator('th button').nth(header).click()
  return page.evaluate('bench.settled()')
}

/**
 * Opens both pages and takes every step on both, alternating which is first, so that other work of the machine affects both. Both pages must
 * show equal contents, or their times are not comparable.
 */
export const visit = async (browser, addresses) => {
  const pages = { product: await open(browser, addresses.product), plain: await open(browser, addresses.plain) }
  const names = Object.keys(pages)
  const titles = await pages.plain.locator('th button').allInnerTexts()
  for (const name of names) await pages[name].getByRole('searchbox').focus()

  const pairs = []
  const nodes = { product: 0, plain: 0 }
  for (const [at, step] of steps(titles).entries()) {
    const pair = { kind: step.kind, name: step.name }
    for (const name of at % 2 ? names : names.toReversed()) {
      await pages[name].waitForTimeout(PHASES[at % PHASES.length])
      pair[name] = await take(pages[name], step)
      nodes[name] = Math.max(nodes[name], await pages[name].evaluate('bench.nodes()'))
    }
    const [ours, plain] = await Promise.all([shown(pages.product), shown(pages.plain)])
    if (ours !== plain) throw new Error(`After ${step.name} the pages differ. Ours:\n${ours}\n\nThe plain one:\n${plain}`)
    pairs.push(pair)
  }

  const scrollPage = name => scroll(browser, pages[name], SCROLL_MS)
  const [before, product, after] = [await scrollPage('plain'), await scrollPage('product'), await scrollPage('plain')]
  for (const name of names) await pages[name].context().close()
  return {
    pairs,
    scrolls: { before, product, after },
    nodes: { product: Math.max(nodes.product, product.nodes), plain: Math.max(nodes.plain, before.nodes) },
  }
}
