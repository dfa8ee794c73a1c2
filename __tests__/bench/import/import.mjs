import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTemporaryDirectory } from '../environment.mjs'
import { openContext, withServer } from '../start/server.mjs'
import { median } from '../statistics.mjs'
import { openMemory } from './memory.mjs'
import { timeParse } from './parse.mjs'

const LIMIT_RATIO = 3
const LIMIT_MS = 3_000
const LIMIT_TASK_MS = 50
const LIMIT_MEGABYTES = 250
const PRODUCTS = 500
const MANY = 10_000
const MARK = 'importing'
const CATEGORIES = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']
const PATH = '/productos/genericos/importar'

const TITLES = { columns: String.raw`^Revisar \d`, review: String.raw`^Importar \d` }

/**
 * Runs in the page: presses the button `pressed`, or waits for the choice of a file, and returns the milliseconds from then until the button
 * `wanted` is enabled. Polls itself, because the polling of a locator reads the whole page, in tasks that would be measured.
 */
const untilButton = async ([pressed, wanted]) => {
  const find = title => Array.from(document.querySelectorAll('button')).find(({ textContent }) => new RegExp(title, 'u').test(textContent))
  const from = pressed ? performance.now() : await globalThis.chosen
  if (pressed) find(pressed).click()
  while (find(wanted)?.disabled !== false) await new Promise(resolve => setTimeout(resolve, 5))
  return performance.now() - from
}

const noteChoice = () => {
  globalThis.chosen = new Promise(resolve =>
    document.addEventListener('change', () => resolve(performance.now()), { capture: true, once: true }),
  )
}

/**
 * Processor time of the longest task of a page's main thread since its mark, in milliseconds; waits for the processor do not count. Tasks
 * without that time are left out.
 */
const longestTask = trace => {
  const { traceEvents } = JSON.parse(trace)
  const mark = traceEvents.find(({ name, cat }) => name === MARK && cat.includes('blink.user_timing'))
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid, ts, tdur }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === mark.pid && tid === mark.tid && ts > mark.ts && tdur !== undefined,
  )
  if (tasks.length === 0) throw new Error('No task was traced')
  return Math.max(...tasks.map(({ tdur }) => tdur)) / 1000
}

/** Writes a file to disk for the duration of `work`: a file from memory would be assembled in the page, in a measured task. */
const withFile = (content, work) =>
  inTemporaryDirectory(folder => {
    const file = join(folder, 'productos.xlsx')
    writeFileSync(file, content)
    return work(file)
  })

/** Times from the choice of a file to its review, without the user's time at the columns. */
const preview = async (page, file) => {
  await page.evaluate(noteChoice)
  await page.locator('input[type=file]').setInputFiles(file)
  const read = await page.evaluate(untilButton, [null, TITLES.columns])
  return { read, reviewed: await page.evaluate(untilButton, [TITLES.columns, TITLES.review]) }
}

/** Preview with the longest task. A separate run, because tracing takes a fifth of the time. */
const tracedPreview = async (browser, page, file) => {
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(mark => void performance.mark(mark), MARK)
  const times = await preview(page, file)
  return { ...times, longest: longestTask((await browser.stopTracing()).toString()) }
}

const inPage = async (browser, server, work) => {
  const context = await openContext(browser, server)
  const page = await context.newPage()
  try {
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Elegir archivo' }).waitFor()
    // Pause instead of `networkidle`: the stream of events keeps the network busy.
    await page.waitForTimeout(1_000)
    return await work(page)
  } finally {
    await context.close()
  }
}

/**
 * Preview of a workbook of 500 products with 12 columns and 8 lines each in a real Chromium, compared with the bare parse of the file; the
 * longest task of the page meanwhile; and the memory of 10,000 rows, worker included [IX-09].
 */
export const benchImport = async ({ rounds, line, ms, verdict, reportRatio, browser }) => {
  const { withLines, withoutLines } = await import('./files.ts')
  const small = withLines(PRODUCTS)
  line('rows', 'a file previewed', 'ours', 'parse', 'ratio', 'limit')
  await withServer({ BENCH_ROWS: String(PRODUCTS), BENCH_LINES: '1' }, async server => {
    const all = []
    for (let round = 0; round < rounds; round++) {
      const before = round % 2 ? await timeParse(small) : undefined
      const found = await withFile(small, file => inPage(browser, server, page => preview(page, file)))
      const { longest } = await withFile(small, file => inPage(browser, server, page => tracedPreview(browser, page, file)))
      all.push({ ...found, longest, product: found.read + found.reviewed, plain: before ?? (await timeParse(small)) })
    }
    reportRatio(8 * PRODUCTS, 'a line a row', all, LIMIT_RATIO)
    line('', '  read', ms(median(all.map(each => each.read))))
    line('', '  reviewed', ms(median(all.map(each => each.reviewed))))
    const product = median(all.map(each => each.product))
    verdict('', '  read and reviewed', ms(product), '', '', ms(LIMIT_MS), product <= LIMIT_MS)
    const longest = median(all.map(each => each.longest))
    verdict('', '  longest task', ms(longest), '', '', `${LIMIT_TASK_MS} ms`, longest <= LIMIT_TASK_MS)
  })
  const many = withoutLines(MANY)
  await withServer({ BENCH_ROWS: String(MANY) }, async server => {
    const found = await inPage(browser, server, async page => {
      const memory = await openMemory(page)
      const { megabytes: before } = await memory()
      const { longest, ...times } = await withFile(many, file => tracedPreview(browser, page, file))
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
