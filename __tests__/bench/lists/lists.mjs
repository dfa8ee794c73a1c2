import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comparePairs, median } from '../statistics.mjs'

const LIMIT = 1.3
/** To be told that nothing has changed must not cost the list. */
const LIMIT_SAME = 0.5

const measure = async env => {
  const child = fork(join(import.meta.dirname, 'measure.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env,
  })
  let found
  child.on('message', message => (found = message))
  const [code] = await once(child, 'exit')
  if (code !== 0 || found === undefined) throw new Error(`The measuring of lists ended with ${code}`)
  return found
}

const onEmbedded = async env => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'nutricion-bench-'))
  try {
    return await measure({ ...env, DATA_DIR })
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}

const onPostgres = async (env, startPostgres) => {
  const { createDatabase, stop } = await startPostgres()
  try {
    return await measure({ ...env, DATABASE_URL: await createDatabase() })
  } finally {
    await stop()
  }
}

/**
 * The light list of 10,000 products right after a change, held against the same statement by the database's driver alone, in the same
 * process and in turns; on both engines. `verdict` prints a line, and counts where a limit does not hold.
 */
export const benchLists = async ({ rounds, line, ms, verdict, postgres }) => {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL, ...rest } = process.env
  const env = { ...rest, ROUNDS: String(rounds) }
  const engines = [['embedded', () => onEmbedded(env)]]
  if (postgres.postgresMissing) console.log(`PostgreSQL is left out: ${postgres.postgresMissing}.`)
  else engines.push(['postgres', () => onPostgres(env, postgres.startPostgres)])
  line('rows', 'light list of products', 'ours', 'bare', 'ratio', 'limit')
  for (const [engine, run] of engines) {
    const { rows, pairs } = await run()
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
