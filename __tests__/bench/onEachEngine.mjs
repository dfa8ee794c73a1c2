import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const measure = async (program, env) => {
  const child = fork(program, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  let found
  child.on('message', message => (found = message))
  const [code] = await once(child, 'exit')
  if (code !== 0 || found === undefined) throw new Error(`${program} ended with ${code}`)
  return found
}

const onEmbedded = async (program, env) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'nutricion-bench-'))
  try {
    return await measure(program, { ...env, DATA_DIR })
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
}

/** Results of a program that measures on a PostgreSQL of its own. */
export const onPostgres = async (program, env, startPostgres) => {
  const { createDatabase, stop } = await startPostgres()
  try {
    return await measure(program, { ...env, DATABASE_URL: await createDatabase() })
  } finally {
    await stop()
  }
}

/** Results of a program that measures on the database of its environment, on each engine. */
export async function* onEachEngine(program, more, postgres) {
  const { DATABASE_URL, DATA_DIR, PUBLIC_URL, ...rest } = process.env
  const env = { ...rest, ...more }
  yield ['embedded', await onEmbedded(program, env)]
  if (postgres.postgresMissing) console.log(`PostgreSQL is left out: ${postgres.postgresMissing}.`)
  else yield ['postgres', await onPostgres(program, env, postgres.startPostgres)]
}
