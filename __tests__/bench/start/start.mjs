import { comparePairs, median } from '../statistics.mjs'
import { notePainted, readTimes } from './seen.mjs'
import { openContext, withServer } from './server.mjs'
import { openTab } from './tab.mjs'

const LIMIT_OF_TANSTACK = 1.25
/** 60 ms on a quiet machine on which the bare table takes 53. */
const LIMIT_ANSWERED = 1.15
const LIMIT_FORM_MS = 100
/** 400 kb/s, 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const LIMIT_SLOW_MS = { first: 5500, frame: 2500 }

const LIST = '/productos/genericos/view'
const PATHS = {
  product: LIST,
  tanstack: '/bench/start-tanstack',
  // Asks the server of this repository for names in one language alone, as the product does; other APIs have all or nothing.
  spanish: '/bench/start-tanstack?idioma=es_ES',
  plain: '/bench/start-plain',
}
/** Beside the one that the limits are held against. */
const OTHERS = [
  ['spanish', '  TanStack, names in Spanish alone'],
  ['plain', '  without a framework'],
]
const ROW = 'tr[data-index] td'
const FIELD = 'main form input'

const openList = (browser, server) => openTab(browser, server, [notePainted, ROW])

/** Of a page that nobody has opened before, and of the same one loaded again. */
const visit = async (browser, server, path) => {
  const tab = await openList(browser, server)
  await tab.goto(path)
  const cold = await readTimes(tab)
  // Twice: the browser keeps what it has translated from the second time on.
  for (let n = 0; n < 2; n++) {
    await tab.settled()
    await tab.reload()
  }
  await tab.settled()
  await tab.reload()
  const cached = await readTimes(tab)
  await tab.close()
  return { cold, cached }
}

const toForm = async (browser, server) => {
  const tab = await openList(browser, server)
  await tab.goto(LIST)
  await readTimes(tab)
  const times = []
  for (let n = 0; n < 3; n++) {
    await tab.settled()
    times.push(await tab.evaluate(([row, field]) => globalThis.fromClick(row, field), [ROW, FIELD]))
    await tab.settled()
    await tab.evaluate(row => globalThis.back(row), ROW)
  }
  await tab.close()
  return times.at(-1)
}

const onSlowLine = async (browser, server) => {
  const context = await openContext(browser, server)
  await context.addInitScript(notePainted, ROW)
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(LIST, { timeout: 60_000 })
  const times = await readTimes(page)
  await context.close()
  return times
}

/** The names of `PATHS`, another one first in each round. */
const inTurn = round => {
  const names = Object.keys(PATHS)
  return names.map((_, at) => names[(at + round) % names.length])
}

/**
 * From the address to the first row of a list, held against a bare TanStack table and a page without a framework that ask the same server
 * for the same lists; to the first field of a form; and all of it on a slow line.
 */
export const benchStart = async ({ rounds, line, ms, verdict, browser, pages }) => {
  const limit = (rows, what, ours, most) => verdict(rows, what, ms(ours), '', '', ms(most), ours <= most)
  line('rows', 'from the address to a list', 'ours', 'TanStack', 'ratio', 'limit')
  await withServer({ BENCH_PAGES: pages }, async server => {
    const all = []
    const forms = []
    for (let round = -1; round < rounds; round++) {
      const times = {}
      for (const name of inTurn(round + 1)) times[name] = await visit(browser, server, PATHS[name])
      if (round < 0) continue
      all.push(times)
      forms.push(await toForm(browser, server))
    }
    const compare = (what, read, most) => {
      const pairs = all.map(({ product, tanstack }) => ({ product: read(product), plain: read(tanstack) }))
      const { product, plain, ratio } = comparePairs(pairs)
      verdict('10000', what, ms(product), ms(plain), ratio.toFixed(2), most, ratio <= most)
      for (const [name, title] of OTHERS) line('', title, ms(median(all.map(times => read(times[name])))))
    }
    compare('first row, nothing cached', ({ cold }) => cold.first, LIMIT_OF_TANSTACK)
    compare('first row, loaded again', ({ cached }) => cached.first, LIMIT_OF_TANSTACK)
    compare('last answer to first row', ({ cached: { first, answered } }) => first - answered, LIMIT_ANSWERED)
    limit('10000', 'click to the first field of a form', median(forms), LIMIT_FORM_MS)
  })
  await withServer({ BENCH_ROWS: '500' }, async server => {
    const { first, frame } = await onSlowLine(browser, server)
    limit('500', 'slow line: frame of the page', frame, LIMIT_SLOW_MS.frame)
    limit('500', 'slow line: first row', first, LIMIT_SLOW_MS.first)
  })
}
