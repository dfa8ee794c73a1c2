/**
 * Benchmarks: `npm run bench`. Each part compares the product with a plain implementation, or has a limit in milliseconds. Both sides run
 * alternately, so that other work of the machine affects both. Exits with 1 if a limit is exceeded.
 *
 * - `save`: parallel calls of a save, compared with sequential calls; `bulk`: change of a selection, compared with bare calls.
 * - `lists`: lists of the server, compared with the bare query; `live`: changes of others on their way to open pages.
 * - `history`: cost of writing the history, compared with a save without it.
 * - `translations`: all texts of a language beside their sources, and the counts of each language, compared with bare queries; the workbench,
 *   compared with a page without a framework.
 * - `import`: preview of a workbook, compared with the bare parse of the file; `answers`: reading of a long response body, compared with a blob.
 * - `target`: pages of the history, a save for all translations and the collection of images at full size, in milliseconds.
 * - `server`: processor time of a call, and memory; `start`: time from the address to a list, compared with a bare TanStack table.
 * - `drafts`: cost of keeping drafts while typing, compared with a browser that keeps none.
 * - `goto`: a key in "Ir a…", compared with the table's search on equal records.
 * - `checks`: checks of a composition after a key and of all products of a list, in milliseconds; the filter by checks, compared with a filter
 *   by a field of the rows.
 * - `sheets`: sheets of 200 products until they can be printed, in milliseconds.
 * - `pictures`: longest task while ten photographs become attachments, beside ten tiny pictures, and a HEIC of 12 MP until its preview, in
 *   milliseconds.
 * - `filters`, `table`: change of a filter, and the shared table in a real Chromium, compared with pages without a framework on equal rows.
 *
 * `-- start table` runs these parts alone; BENCH_ROUNDS=1 is quicker and less reliable; BENCH_DETAIL=1 shows every step.
 */
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { register } from 'tsx/esm/api'
import { buildApplication, fail } from '../../server/bin/prepare.mjs'
import { build, output } from './build.mjs'
import { benchAnswers } from './answers.mjs'
import { benchBulk } from './bulk/bulk.mjs'
import { benchChecks } from './checks/checks.mjs'
import { benchFilters } from './filters.mjs'
import { benchGoTo } from './goto.mjs'
import { benchHistory } from './history/history.mjs'
import { benchImport } from './import/import.mjs'
import { benchLists } from './lists/lists.mjs'
import { benchLive } from './live/live.mjs'
import { benchServer } from './server/server.mjs'
import { benchSheets } from './sheets.mjs'
import { benchSave } from './save/save.mjs'
import { dropped, late } from './scroll.mjs'
import { serve } from './site.mjs'
import { benchStart } from './start/start.mjs'
import { comparePairs, median } from './statistics.mjs'
import { benchTarget } from './target/target.mjs'
import { benchTranslations } from './translations/translations.mjs'
import { takeShell, visit } from './visit.mjs'

register()
const { benchDrafts } = await import('./drafts/drafts.mjs')
const { benchPictures } = await import('./pictures.mjs')
const { findChromium } = await import('../support/chromium.ts')
const postgres = await import('../support/postgres.ts')

const SIZES = [10_000, 50_000]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const DETAIL = Boolean(process.env.BENCH_DETAIL)
const TIMES = [
  { kind: 'keystroke', title: 'keystroke until it is painted', limit: 1.5 },
  { kind: 'first', title: 'first sort by a column', limit: 2 },
  { kind: 'again', title: 'sort once more', limit: 2 },
]
const MAX_NODES = 800
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const WIDTHS = [8, 32, 12, 12, 8, 13]
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(WIDTHS[at] ?? 0)).join(''))
const ms = number => `${number.toFixed(1)} ms`

let failures = 0
/** Prints a line, and counts an exceeded limit. */
const verdict = (rows, what, ours, plain, ratio, limit, holds) => {
  if (!holds) failures++
  line(rows, what, ours, plain, ratio, `<= ${limit}`, holds ? 'holds' : 'DOES NOT HOLD')
}

/** Prints both median times of the pairs and the median of their ratios, which must not exceed `limit`. */
const reportRatio = (rows, title, pairs, limit) => {
  const { product, plain, ratio } = comparePairs(pairs)
  verdict(rows, title, ms(product), ms(plain), ratio.toFixed(2), limit, ratio <= limit)
}

const reportTimes = (rows, pairs) => {
  for (const { kind, title, limit } of TIMES) {
    const ofKind = pairs.filter(pair => pair.kind === kind)
    reportRatio(rows, title, ofKind, limit)
    for (const name of DETAIL ? new Set(ofKind.map(pair => pair.name)) : []) {
      const step = comparePairs(ofKind.filter(pair => pair.name === name))
      line('', `  ${name}`.slice(0, WIDTHS[1] - 1), ms(step.product), ms(step.plain), step.ratio.toFixed(2))
    }
  }
}

const reportScroll = (rows, scrolls) => {
  const interval = median(scrolls.flatMap(({ before, after }) => [...before.frames, ...after.frames]).map(({ gap }) => gap))
  const drops = scrolls.map(({ before, product, after }) => {
    const calm = late(before, interval) + late(after, interval) === 0
    const plain = Math.max(dropped(before, interval, calm), dropped(after, interval, calm))
    return { product: dropped(product, interval, calm), plain }
  })
  const usual = name => median(drops.map(drop => drop[name]))
  // Frames that the plain page drops too are caused by the machine; a quiet one drops none.
  const more = median(drops.map(({ product, plain }) => Math.max(0, product - plain)))
  verdict(rows, '3 s of scrolling, dropped', usual('product'), usual('plain'), `+${more}`, '+0', more === 0)
  const lateInAll = name => scrolls.reduce((sum, scroll) => sum + late(scroll[name], interval), 0)
  line('', '  late in all, whoever did it', lateInAll('product'), lateInAll('before'))
  const work = name => ms(median(scrolls.flatMap(scroll => scroll[name].frames.map(frame => frame.work))))
  line('', '  own work for a frame', work('product'), work('before'))
}

const measure = async (browser, address, rows) => {
  const addresses = { product: `${address}/product.html?rows=${rows}`, plain: `${address}/plain.html?rows=${rows}` }
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(browser, addresses))
  reportTimes(
    rows,
    rounds.flatMap(({ pairs }) => pairs),
  )
  reportScroll(
    rows,
    rounds.map(({ scrolls }) => scrolls),
  )
  const most = name => Math.max(...rounds.map(({ nodes }) => nodes[name]))
  verdict(rows, 'nodes in the document', most('product'), most('plain'), '', MAX_NODES, most('product') <= MAX_NODES)
}

const benchTable = async (browser, site) => {
  site.pages.set('/plain.html', await takeShell(browser, `${site.address}/product.html?rows=100`))
  console.log(`Measuring in ${ROUNDS} round(s): medians at 1440 × 900, and the median of the ratios pair by pair.\n`)
  line('rows', '', 'ours', 'plain', 'ratio', 'limit')
  for (const rows of SIZES) await measure(browser, site.address, rows)
}

const onSite = async work => {
  const site = await serve(output)
  try {
    await work(site)
  } finally {
    site.stop()
  }
}

const inBrowser = async work => {
  const executablePath = findChromium()
  if (!executablePath) return fail('The bench needs a Chromium: install one, or name a working one in CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: ARGS })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}

const shared = { rounds: ROUNDS, line, ms, verdict, reportRatio, postgres }
const pages = join(output, 'plain')
const parts = {
  save: () => benchSave(shared),
  bulk: () => benchBulk({ ...shared, rounds: Math.min(ROUNDS, 3) }),
  lists: () => benchLists({ ...shared, rounds: 3 * ROUNDS }),
  live: () => benchLive(shared),
  history: () => inBrowser(browser => benchHistory({ ...shared, rounds: 3 * ROUNDS, browser })),
  translations: () => inBrowser(browser => benchTranslations({ ...shared, browser })),
  import: () => inBrowser(browser => benchImport({ ...shared, browser })),
  target: () => benchTarget({ ...shared, rounds: 3 * ROUNDS }),
  server: () => benchServer({ ...shared, rounds: 3 * ROUNDS }),
  answers: () => inBrowser(browser => benchAnswers({ ...shared, browser })),
  start: () => inBrowser(browser => benchStart({ ...shared, browser, pages })),
  drafts: () => inBrowser(browser => benchDrafts({ ...shared, browser })),
  pictures: () => inBrowser(browser => benchPictures({ ...shared, browser })),
  goto: () => inBrowser(browser => onSite(({ address }) => benchGoTo({ ...shared, browser, address }))),
  sheets: () => inBrowser(browser => benchSheets({ ...shared, rounds: Math.min(ROUNDS, 3), browser })),
  checks: () => benchChecks(shared),
  filters: () => inBrowser(browser => onSite(site => benchFilters({ ...shared, sizes: SIZES, browser, site }))),
  table: () => inBrowser(browser => onSite(site => benchTable(browser, site))),
}

const asked = process.argv.slice(2)
for (const name of asked) if (!(name in parts)) fail(`There is no part "${name}" of the bench, but: ${Object.keys(parts).join(', ')}.`)
const wanted = asked.length > 0 ? asked : Object.keys(parts)
if (['start', 'drafts', 'history', 'translations', 'import', 'pictures', 'sheets'].some(name => wanted.includes(name)))
  await buildApplication().catch(fail)
if (['start', 'goto', 'filters', 'table'].some(name => wanted.includes(name))) await build()
for (const name of wanted) {
  await parts[name]()
  console.log()
}
process.exitCode = failures ? 1 : 0
