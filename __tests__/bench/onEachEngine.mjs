import { fork } from 'node:child_process'
import { once } from 'node:events'
import { inTemporaryDirectory, plainEnvironment } from './environment.mjs'

/** Result that a program measures and sends to this process. */
export const measure = async (program, env) => {
  const child = fork(program, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  let found
  child.on('message', message => (found = message))
  const [code] = await once(child, 'exit')
  if (code !== 0 || found === undefined) throw new Error(`${program} ended with ${code}`)
  return found
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
  const env = { ...plainEnvironment, ...more }
  yield ['embedded', await inTemporaryDirectory(DATA_DIR => measure(program, { ...env, DATA_DIR }))]
  if (postgres.postgresMissing) console.log(`PostgreSQL is left out: ${postgres.postgresMissing}.`)
  else yield ['postgres', await onPostgres(program, env, postgres.startPostgres)]
}
