import { join } from 'node:path'
import { plainEnvironment } from '../environment.mjs'
import { onPostgres } from '../onEachEngine.mjs'
import { median } from '../statistics.mjs'

const LIMIT_PAGE_MS = 300
const LIMIT_SAVE_MS = 50
const LIMIT_COLLECTION_MS = 15_000

/**
 * Measures at the size that the product is made for: 5,000,000 entries of the history, 120,000 images, 100,000 texts in 12 languages, on
 * PostgreSQL. The limits are absolute, because users wait: pages of Actividad and Papelera, the update of all languages after a save, and the
 * collection of images [HI-05, HI-06, TX-02].
 */
export const benchTarget = async ({ rounds, line, ms, verdict, postgres: { postgresMissing, startPostgres } }) => {
  if (postgresMissing) return console.log(`The size that it is made for is left out: ${postgresMissing}.`)
  const settings = { BENCH_ROUNDS: String(rounds), BENCH_ROWS: '22100', BENCH_TEXTS: '1', DATABASE_STATEMENT_TIMEOUT_MS: '0' }
  const found = await onPostgres(join(import.meta.dirname, 'measure.ts'), { ...plainEnvironment, ...settings }, startPostgres)
  line('', 'at full size', 'ours', '', '', 'limit')
  const report = (title, time, limit) => verdict('', title, ms(time), '', '', ms(limit), time <= limit)
  for (const [title, times] of Object.entries(found.pages)) report(`history: ${title}`, median(times), LIMIT_PAGE_MS)
  report(`a save of ${found.texts} texts`, median(found.translations), LIMIT_SAVE_MS)
  report('collection of images', found.collection, LIMIT_COLLECTION_MS)
}
