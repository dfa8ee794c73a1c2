import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { comparePairs } from '../statistics.mjs'

const LIMIT = 0.2

/** Step of the composition lines in a product's save, compared with the same calls in sequence. */
export const benchSave = async ({ line, ms, verdict }) => {
  const child = fork(join(import.meta.dirname, 'measure.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [[[ofNew, ofReplaced]]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  line('lines', '', 'the step', 'in turn', 'ratio', 'limit')
  for (const [what, pairs] of [
    ['new lines, 50 ms a call', ofNew],
    ['lines replaced, 50 ms a call', ofReplaced],
  ]) {
    const { product, plain, ratio } = comparePairs(pairs)
    verdict(40, what, ms(product), ms(plain), ratio.toFixed(3), LIMIT, ratio < LIMIT)
  }
}
