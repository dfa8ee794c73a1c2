import { median } from '../statistics.mjs'
import { notePainted, readTimes } from './seen.mjs'
import { openContext, withServer } from './server.mjs'
import { openTab } from './tab.mjs'

const LIMIT_OF_TANSTACK = 1.15
/** Limit of a second visit, with a stored list, by its number of rows. */
const LIMIT_KEPT = { 10_000: 0.75, 50_000: 0.5 }
/** Limit of the ratio from the last response to the first row: 60 ms to 53 ms of the bare table on a quiet machine. */
const LIMIT_ANSWERED = 1.15
const LIMIT_FORM = 1.9
/** Slow connection: 400 kb/s, latency of 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const LIMIT_SLOW_MS = { first: 5500, frame: 2500 }

const LIST = '/productos/genericos/view'
const PATHS = {
  product: LIST,
  tanstack: '/bench/start-tanstack',
  spanish: '/bench/start-tanstack?idioma=es_ES',
  plain: '/bench/start-plain',
}
const TITLES = { tanstack: '  TanStack, all names', spanish: '  TanStack, Spanish names', plain: '  without a framework' }
const ROW = 'tr[data-index] td'
const FIELD = 'main form input'

const openList = (browser, server) => openTab(browser, server, [notePainted, ROW])

/** Runs in the page: resolves one second after the page has stored its lists, at most after six seconds. */
const untilKept = async () => {
  for (let n = 0; n < 20 && !localStorage.getItem('listas'); n++) await new Promise(resolve => setTimeout(resolve, 250))
  await new Promise(resolve => setTimeout(resolve, 1000))
}

/** Time to the first row of a page at its first visit and after reloads; for the first visit also since the last response. */
const visit = async (browser, server, path) => {
  const tab = await openList(browser, server)
  await tab.goto(path)
  const cold = await readTimes(tab)
  if (path === LIST) await tab.evaluate(untilKept)
  // Two reloads: the browser stores compiled code from the second load on.
  for (let n = 0; n < 2; n++) {
    await tab.settled()
    await tab.reload()
  }
  await tab.settled()
  await tab.reload()
  const cached = await readTimes(tab)
  await tab.close()
  return { cold: cold.first, again: cached.first, answered: cold.first - cold.answered }
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

/** Names of `PATHS`, rotated by the round. */
const inTurn = round => {
  const names = Object.keys(PATHS)
  return names.map((_, at) => names[(at + round) % names.length])
}

/**
 * Time from the address to the first row of a list, compared with a bare TanStack table of the same records; to the first field of a form; and
 * both on a slow connection.
 *
 * The whole time is compared with a table that requests the list of the contract, with names in every language; the product requests only the
 * shown names, which is a part of its lead. The time after the last response is compared with a table that requests the same list.
 */
export const benchStart = async ({ rounds, line, ms, verdict, reportRatio, browser, pages }) => {
  const limit = (rows, what, ours, most) => verdict(rows, what, ms(ours), '', '', ms(most), ours <= most)
  line('rows', 'from the address to a list', 'ours', 'TanStack', 'ratio', 'limit')
  await withServer({ BENCH_PAGES: pages }, async server => {
    const all = []
    for (let round = -1; round < rounds; round++) {
      const times = {}
      for (const name of inTurn(round + 1)) times[name] = await visit(browser, server, PATHS[name])
      if (round < 0) continue
      times.product.form = await toForm(browser, server)
      all.push(times)
    }
    const compare = (title, name, most, what, heldAgainst = what) => {
      const pairs = all.map(times => ({ product: times.product[what], plain: times[name][heldAgainst] }))
      reportRatio('10000', title, pairs, most)
    }
    const others = (what, names) => {
      for (const name of names) line('', TITLES[name], ms(median(all.map(times => times[name][what]))))
    }
    compare('first row, nothing cached', 'tanstack', LIMIT_OF_TANSTACK, 'cold')
    others('cold', ['spanish', 'plain'])
    compare('first row, second visit', 'tanstack', LIMIT_KEPT[10_000], 'again')
    others('again', ['spanish', 'plain'])
    compare('last answer to first row', 'spanish', LIMIT_ANSWERED, 'answered')
    others('answered', ['tanstack', 'plain'])
    compare('click to the first field', 'spanish', LIMIT_FORM, 'form', 'answered')
  })
  await withServer({ BENCH_PAGES: pages, BENCH_ROWS: '50000' }, async server => {
    const pairs = []
    for (let round = -1; round < rounds; round++) {
      const product = await visit(browser, server, PATHS.product)
      const plain = await visit(browser, server, PATHS.tanstack)
      if (round >= 0) pairs.push({ product: product.again, plain: plain.again })
    }
    reportRatio('50000', 'first row, second visit', pairs, LIMIT_KEPT[50_000])
  })
  await withServer({ BENCH_ROWS: '500' }, async server => {
    const { first, frame } = await onSlowLine(browser, server)
    limit('500', 'slow line: frame of the page', frame, LIMIT_SLOW_MS.frame)
    limit('500', 'slow line: first row', first, LIMIT_SLOW_MS.first)
  })
}
