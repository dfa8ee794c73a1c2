import { join } from 'node:path'
import { measure } from '../onEachEngine.mjs'
import { comparePairs } from '../statistics.mjs'

const LIMIT = 0.2

/** Step of the composition lines in a product's save, compared with the same calls in sequence. */
export const benchSave = async ({ line, ms, verdict }) => {
  const [ofNew, ofReplaced] = await measure(join(import.meta.dirname, 'measure.ts'), process.env)
  line('lines', '', 'the step', 'in turn', 'ratio', 'limit')
  for (const [what, pairs] of [
    ['new lines, 50 ms a call', ofNew],
    ['lines replaced, 50 ms a call', ofReplaced],
  ]) {
    const { product, plain, ratio } = comparePairs(pairs)
    verdict(40, what, ms(product), ms(plain), ratio.toFixed(3), LIMIT, ratio < LIMIT)
  }
}
