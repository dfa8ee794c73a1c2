import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forkServer } from '../server/process.mjs'
import { comparePairs } from '../statistics.mjs'

const LIMIT = 1.3
const ROWS = 1_000

/** Change of 1,000 selected products on the real server, compared with bare calls at the same concurrency [LS-05]. */
export const benchBulk = async ({ line, ms, verdict, rounds }) => {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL, ...env } = process.env
  const directory = mkdtempSync(join(tmpdir(), 'nutricion-bench-'))
  try {
    const server = await forkServer({ ...env, DATA_DIR: directory, BENCH_ROWS: String(ROWS) })
    const child = fork(join(import.meta.dirname, 'measure.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.send({ address: server.address, token: server.authorization.replace('Token ', ''), rounds })
    const [[pairs]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
    await server.end()
    line('records', '', 'the run', 'bare', 'ratio', 'limit')
    const { product, plain, ratio } = comparePairs(pairs)
    verdict(ROWS, 'products given a family', ms(product), ms(plain), ratio.toFixed(2), LIMIT, ratio <= LIMIT)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
