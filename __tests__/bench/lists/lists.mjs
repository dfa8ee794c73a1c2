import { join } from 'node:path'
import { onEachEngine } from '../onEachEngine.mjs'
import { comparePairs, median } from '../statistics.mjs'

const LIMIT = 1.3
/** Limit of the ratio for an unchanged list: a 304 must cost less than the list. */
const LIMIT_SAME = 0.5

/**
 * Light list of 10,000 products right after a change, compared with the bare statement of the database driver, in the same process and
 * alternating; on both engines. `verdict` prints a line, and counts exceeded limits.
 */
export const benchLists = async ({ rounds, line, ms, verdict, postgres }) => {
  line('rows', 'light list of products', 'ours', 'bare', 'ratio', 'limit')
  const program = join(import.meta.dirname, 'measure.ts')
  for await (const [engine, { rows, pairs }] of onEachEngine(program, { ROUNDS: String(rounds) }, postgres)) {
    const { product, plain, ratio } = comparePairs(pairs)
    verdict(rows, `${engine}: after a change`, ms(product), ms(plain), ratio.toFixed(2), LIMIT, ratio <= LIMIT)
    const same = comparePairs(pairs.map(pair => ({ product: pair.same, plain: pair.plain })))
    verdict(
      rows,
      `${engine}: nothing changed, 304`,
      ms(same.product),
      ms(plain),
      same.ratio.toFixed(2),
      LIMIT_SAME,
      same.ratio <= LIMIT_SAME,
    )
    line('', '  compressed, for a browser', ms(median(pairs.map(pair => pair.compressed))))
  }
}
