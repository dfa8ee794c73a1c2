import { join } from 'node:path'
import { measure } from '../onEachEngine.mjs'
import { withServer } from '../start/server.mjs'

const LIMIT = 1.3
const ROWS = 1_000

/** Change of 1,000 selected products on the real server, compared with bare calls at the same concurrency [LS-05]. */
export const benchBulk = ({ line, reportRatio, rounds }) =>
  withServer({ BENCH_ROWS: String(ROWS) }, async ({ address, authorization }) => {
    const pairs = await measure(join(import.meta.dirname, 'measure.ts'), {
      ...process.env,
      ...{ NODE_ENV: 'production', BENCH_ADDRESS: address, BENCH_TOKEN: authorization.replace('Token ', ''), BENCH_ROUNDS: String(rounds) },
    })
    line('records', '', 'the run', 'bare', 'ratio', 'limit')
    reportRatio(ROWS, 'products given a family', pairs, LIMIT)
  })
