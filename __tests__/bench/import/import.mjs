import { openContext, withServer } from '../start/server.mjs'
import { comparePairs, median } from '../statistics.mjs'
import { openMemory } from './memory.mjs'
import { timeParse } from './parse.mjs'

const LIMIT_RATIO = 3
const LIMIT_TASK_MS = 50
const LIMIT_MEGABYTES = 250
const PRODUCTS = 500
const MANY = 10_000
const PATH = '/importar/productos_genericos'

const noteTasks = () => {
  globalThis.tasks = []
  new PerformanceObserver(list => globalThis.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** From the choice of a file to its review: the time of the machine, without that of whoever looks at the columns; and the longest task. */
const preview = async (page, buffer) => {
  const review = page.getByRole('button', { name: /^Revisar / })
  await page.evaluate(() => void (globalThis.tasks = []))
  const file = { name: 'productos.xlsx', mimeType: 'application/octet-stream', buffer }
  const chosen = performance.now()
  await page.locator('input[type=file]').setInputFiles(file)
  await review.waitFor()
  const read = performance.now() - chosen
  const asked = performance.now()
  await review.click()
  await page.getByRole('button', { name: /^Importar \d/, disabled: false }).waitFor()
  const reviewed = performance.now() - asked
  return { read, reviewed, longest: Math.max(0, ...(await page.evaluate(() => globalThis.tasks))) }
}

const inPage = async (browser, server, work) => {
  const context = await openContext(browser, server)
  await context.addInitScript(noteTasks)
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
 * longest task of the page meanwhile, of which the browser tells those above 50 ms; and what 10,000 rows take of memory, worker included [IX-09].
 */
export const benchImport = async ({ rounds, line, ms, verdict, browser }) => {
  const { withLines, withoutLines } = await import('./files.ts')
  const small = withLines(PRODUCTS)
  line('rows', 'a file previewed', 'ours', 'parse', 'ratio', 'limit')
  await withServer({ BENCH_ROWS: String(MANY) }, async server => {
    const all = []
    for (let round = 0; round < rounds; round++) {
      const before = round % 2 ? await timeParse(small) : undefined
      const found = await inPage(browser, server, page => preview(page, small))
      all.push({ ...found, product: found.read + found.reviewed, plain: before ?? (await timeParse(small)) })
    }
    const { product, plain, ratio } = comparePairs(all)
    verdict(8 * PRODUCTS, 'a line a row', ms(product), ms(plain), ratio.toFixed(2), LIMIT_RATIO, ratio <= LIMIT_RATIO)
    line('', '  read', ms(median(all.map(each => each.read))))
    line('', '  reviewed', ms(median(all.map(each => each.reviewed))))
    const longest = median(all.map(each => each.longest))
    verdict('', '  longest task', ms(longest), '', '', `${LIMIT_TASK_MS} ms`, longest <= LIMIT_TASK_MS)

    const many = withoutLines(MANY)
    const found = await inPage(browser, server, async page => {
      const memory = await openMemory(page)
      const { megabytes: before } = await memory()
      const { longest: task, ...times } = await preview(page, many)
      const { megabytes, workers } = await memory()
      if (workers === 0) throw new Error('No worker was measured')
      return { ...times, task, before, megabytes }
    })
    const shown = `${found.megabytes.toFixed(0)} MB`
    verdict(MANY, 'memory of the review', shown, '', '', `${LIMIT_MEGABYTES} MB`, found.megabytes <= LIMIT_MEGABYTES)
    line('', '  before the file', `${found.before.toFixed(0)} MB`)
    line('', '  read and reviewed', ms(found.read + found.reviewed))
    verdict('', '  longest task', ms(found.task), '', '', `${LIMIT_TASK_MS} ms`, found.task <= LIMIT_TASK_MS)
  })
}
