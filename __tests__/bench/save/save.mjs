import { join } from 'node:path'
import { measure } from '../onEachEngine.mjs'
import { comparePairs } from '../statistics.mjs'

const LIMIT = 0.2

/** Step of the composition lines in a product's save, compared with the same calls in sequence. */
export const benchSave = async ({ rounds, line, ms, verdict }) => {
  const found = await measure(join(import.meta.dirname, 'measure.ts'), { ...process.env, BENCH_ROUNDS: String(rounds) })
  line('lines', '', 'the step', 'in turn', 'ratio', 'limit')
  for (const [what, kind] of [
    ['new lines, 50 ms a call', 'added'],
    ['lines replaced, 50 ms a call', 'replaced'],
  ]) {
    const { product, plain, ratio } = comparePairs(found.map(pairs => pairs[kind]))
    verdict(40, what, ms(product), ms(plain), ratio.toFixed(3), LIMIT, ratio < LIMIT)
  }
}
