import { join } from 'node:path'
import { onEachEngine } from '../onEachEngine.mjs'
import { benchScrolledHistory } from './scrolled.mjs'
import { comparePairs } from '../statistics.mjs'

const LIMIT_WRITES = 1.3
const LIMIT_PAGE = 1.5

/**
 * Writes with the history held against the same writes without it, and its first page against the bare query: of a record with 1,000
 * entries, and of all where there are 100,000; and scrolling through both [HI-05, HI-06].
 */
export const benchHistory = async ({ rounds, line, ms, verdict, postgres, browser }) => {
  line('', 'history', 'ours', 'bare', 'ratio', 'limit')
  const program = join(import.meta.dirname, 'measure.ts')
  for await (const [engine, found] of onEachEngine(program, { ROUNDS: String(rounds), BENCH_ROWS: '2000' }, postgres)) {
    const report = (title, pairs, limit) => {
      const { product, plain, ratio } = comparePairs(pairs)
      verdict('', `${engine}: ${title}`, ms(product), ms(plain), ratio.toFixed(2), limit, ratio <= limit)
    }
    report('a product changed', found.changes, LIMIT_WRITES)
    report('a line made, gone', found.parts, LIMIT_WRITES)
    report('record of 1,000', found.record, LIMIT_PAGE)
    report('all of 100,000', found.all, LIMIT_PAGE)
  }
  await benchScrolledHistory({ line, verdict, browser, interval: 1000 / 60 })
}
