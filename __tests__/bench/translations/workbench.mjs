import { dropped, FRAME_MS } from '../scroll.mjs'
import { scrolled } from '../history/scrolled.mjs'
import { openContext, withServer } from '../start/server.mjs'
import { comparePairs } from '../statistics.mjs'
import { PHASES } from '../visit.mjs'
import { makePlain, notePainted } from './plainWorkbench.mjs'

const LIMIT = 1.5
const PATH = '/traducciones/en_US'
const FIELD = 'td textarea'
const TERMS = ['zinc 7', 'correcto', 'quelato 12', 'foliar english 9']
const TYPED = 'Chelated iron 6% EDDHA'

const open = async (browser, server, prepare = async () => undefined) => {
  const context = await openContext(browser, server)
  const page = await context.newPage()
  await page.goto(PATH)
  await page.locator(FIELD).first().waitFor()
  // Pause instead of `networkidle`: the stream of events keeps the network busy.
  await page.waitForTimeout(1_000)
  await prepare(page)
  await page.evaluate(notePainted)
  return page
}

const pressIn = async (page, key, at) => {
  await page.bringToFront()
  await page.waitForTimeout(PHASES[at % PHASES.length])
  await page.keyboard.press(key)
  return page.evaluate('settled()')
}

const counted = async page => (await page.locator('[role=status]').first().textContent()).replaceAll(/\D/g, '')

const visit = async (browser, server) => {
  const pages = {
    product: await open(browser, server),
    plain: await open(browser, server, page => page.evaluate(makePlain, `/api${PATH}/`)),
  }
  const names = Object.keys(pages)
  const pairs = { search: [], typed: [], next: [] }
  const take = async (kind, keys) => {
    for (const [at, key] of keys.entries()) {
      const pair = {}
      for (const name of at % 2 ? names : names.toReversed()) pair[name] = await pressIn(pages[name], key, at)
      pairs[kind].push(pair)
      if (kind !== 'search') continue
      const [ours, plain] = await Promise.all(names.map(name => counted(pages[name])))
      if (ours !== plain) throw new Error(`After ${key} ours has ${ours}, the plain page ${plain}`)
    }
  }
  for (const page of Object.values(pages)) await page.getByRole('searchbox').focus()
  await take(
    'search',
    TERMS.flatMap(term => [...Array.from(term), ...Array.from(term, () => 'Backspace')]),
  )
  for (const page of Object.values(pages)) await page.locator(FIELD).first().focus()
  await take('typed', Array.from(TYPED))
  await take(
    'next',
    Array.from({ length: 8 }, () => 'Enter'),
  )
  for (const page of Object.values(pages)) await page.context().close()
  return pairs
}

/**
 * Workbench of a language with 20,000 texts, compared with a page without a framework that has the same document and texts: a key in the
 * search, a key in a text, and Enter to the next text, which may take a frame longer; and scrolling through the texts [TX-02, TX-03].
 */
export const benchWorkbench = async ({ rounds, line, ms, verdict, reportRatio, browser, env }) =>
  withServer(env, async server => {
    line('', 'workbench of a language', 'ours', 'plain', 'ratio', 'limit')
    const all = []
    for (let round = 0; round < rounds; round++) all.push(await visit(browser, server))
    const pairsOf = kind => all.flatMap(pairs => pairs[kind])
    reportRatio('', 'key in the search, painted', pairsOf('search'), LIMIT)
    reportRatio('', 'key in a text, painted', pairsOf('typed'), LIMIT)
    // The plain page only moves the focus; ours also shows the actions for the next text.
    const { product, plain } = comparePairs(pairsOf('next'))
    verdict('', 'Enter to the next, painted', ms(product), ms(plain), `+${ms(product - plain)}`, ms(FRAME_MS), product - plain <= FRAME_MS)
    const { frames } = await scrolled(browser, server, { path: PATH, ready: FIELD, scroller: 'table', open: async () => undefined })
    const longest = Math.max(...frames.map(({ work }) => work))
    const drops = dropped({ frames }, FRAME_MS, false)
    verdict('', '3 s of scrolling, own work', ms(longest), '', `+${drops}`, '+0', drops === 0)
  })
