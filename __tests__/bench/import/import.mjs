import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContext, withServer } from '../start/server.mjs'
import { comparePairs, median } from '../statistics.mjs'
import { openMemory } from './memory.mjs'
import { timeParse } from './parse.mjs'

const LIMIT_RATIO = 3
const LIMIT_TASK_MS = 50
const LIMIT_MEGABYTES = 250
const PRODUCTS = 500
const MANY = 10_000
const MARK = 'importing'
const CATEGORIES = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']
const PATH = '/importar/productos_genericos'

const TITLES = { columns: /^Revisar \d/, review: /^Importar \d/ }

/** Waits for a button that can be pressed, by looks of its own: those of a locator read the whole page, in tasks that count. */
const buttonOf = (page, { source }) =>
  page.evaluate(async title => {
    const isReady = ({ textContent, disabled }) => new RegExp(title, 'u').test(textContent) && !disabled
    while (!Array.from(document.querySelectorAll('button')).some(isReady)) await new Promise(resolve => setTimeout(resolve, 20))
  }, source)

/** Longest task of a page's main thread since its mark, in milliseconds of the processor: those that it waited for it are the machine's. */
const longestTask = trace => {
  const { traceEvents } = JSON.parse(trace)
  const mark = traceEvents.find(({ name, cat }) => name === MARK && cat.includes('blink.user_timing'))
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts }) => name.endsWith('RunTask') && ph === 'X' && pid === mark.pid && tid === mark.tid && ts > mark.ts,
  )
  if (tasks.length === 0) throw new Error('No task was traced')
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000
}

/** A file on the disk: one from memory would be put together on the page, in a task that counts. */
const withFile = async (content, work) => {
  const folder = mkdtempSync(join(tmpdir(), 'nutricion-bench-'))
  const file = join(folder, 'productos.xlsx')
  writeFileSync(file, content)
  try {
    return await work(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the choice of a file to its review: the time of the machine, without the user's at the columns; and the longest task. */
const preview = async (browser, page, file) => {
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(mark => void performance.mark(mark), MARK)
  const chosen = performance.now()
  await page.locator('input[type=file]').setInputFiles(file)
  await buttonOf(page, TITLES.columns)
  const read = performance.now() - chosen
  const asked = performance.now()
  await page.evaluate(title => {
    Array.from(document.querySelectorAll('button'))
      .find(({ textContent }) => new RegExp(title, 'u').test(textContent))
      .click()
  }, TITLES.columns.source)
  await buttonOf(page, TITLES.review)
  const reviewed = performance.now() - asked
  return { read, reviewed, longest: longestTask((await browser.stopTracing()).toString()) }
}

const inPage = async (browser, server, work) => {
  const context = await openContext(browser, server)
  const page = await context.newPage()
  try {
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Elegir archivo' }).waitFor()
    // A pause, not `networkidle`: the stream of events keeps the network busy.
    await page.waitForTimeout(1_000)
    return await work(page)
  } finally {
    await context.close()
  }
}

/**
 * A workbook of 500 products with 12 columns and 8 lines each, previewed in a real Chromium, held against the bare parse of the file; the
 * longest task of the page meanwhile; and what 10,000 rows take of memory, worker included [IX-09].
 */
export const benchImport = async ({ rounds, line, ms, verdict, browser }) => {
  const { withLines, withoutLines } = await import('./files.ts')
  const small = withLines(PRODUCTS)
  line('rows', 'a file previewed', 'ours', 'parse', 'ratio', 'limit')
  await withServer({ BENCH_ROWS: String(PRODUCTS), BENCH_LINES: '1' }, async server => {
    const all = []
    for (let round = 0; round < rounds; round++) {
      const before = round % 2 ? await timeParse(small) : undefined
      const found = await withFile(small, file => inPage(browser, server, page => preview(browser, page, file)))
      all.push({ ...found, product: found.read + found.reviewed, plain: before ?? (await timeParse(small)) })
    }
    const { product, plain, ratio } = comparePairs(all)
    verdict(8 * PRODUCTS, 'a line a row', ms(product), ms(plain), ratio.toFixed(2), LIMIT_RATIO, ratio <= LIMIT_RATIO)
    line('', '  read', ms(median(all.map(each => each.read))))
    line('', '  reviewed', ms(median(all.map(each => each.reviewed))))
    const longest = median(all.map(each => each.longest))
    verdict('', '  longest task', ms(longest), '', '', `${LIMIT_TASK_MS} ms`, longest <= LIMIT_TASK_MS)
  })
  const many = withoutLines(MANY)
  await withServer({ BENCH_ROWS: String(MANY) }, async server => {
    const found = await inPage(browser, server, async page => {
      const memory = await openMemory(page)
      const { megabytes: before } = await memory()
      const { longest, ...times } = await withFile(many, file => preview(browser, page, file))
      const { megabytes, workers } = await memory()
      if (workers === 0) throw new Error('No worker was measured')
      return { ...times, longest, before, megabytes }
    })
    const shown = `${found.megabytes.toFixed(0)} MB`
    verdict(MANY, 'memory of the review', shown, '', '', `${LIMIT_MEGABYTES} MB`, found.megabytes <= LIMIT_MEGABYTES)
    line('', '  before the file', `${found.before.toFixed(0)} MB`)
    line('', '  read and reviewed', ms(found.read + found.reviewed))
    line('', '  longest task', ms(found.longest))
  })
}
