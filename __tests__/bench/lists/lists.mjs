import { join } from 'node:path'
import { onEachEngine } from '../onEachEngine.mjs'
import { median } from '../statistics.mjs'

const LIMIT = 1.3
/** Limit of the ratio for an unchanged list: a 304 must cost less than the list. */
const LIMIT_SAME = 0.5

/**
 * Light list of 10,000 products right after a change, compared with the bare statement of the database driver, in the same process and
 * alternating; on both engines.
 */
export const benchLists = async ({ rounds, line, ms, reportRatio, postgres }) => {
  line('rows', 'light list of products', 'ours', 'bare', 'ratio', 'limit')
  const program = join(import.meta.dirname, 'measure.ts')
  for await (const [engine, { rows, pairs }] of onEachEngine(program, { BENCH_ROUNDS: String(rounds) }, postgres)) {
    reportRatio(rows, `${engine}: after a change`, pairs, LIMIT)
    const unchanged = pairs.map(({ same, plain }) => ({ product: same, plain }))
    reportRatio(rows, `${engine}: nothing changed, 304`, unchanged, LIMIT_SAME)
    line('', '  compressed, for a browser', ms(median(pairs.map(pair => pair.compressed))))
  }
}
