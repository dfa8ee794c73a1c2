// @ts-check
/**
 * The thread that the engine runs in, so that nothing it does holds up the server's own. JavaScript as it stands: a translator would have
 * to be started for this thread anew. `engine.ts` is the other end of the line.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFS, durableParams } from './durableFs.mjs'
import { prepareStatements } from './preparedStatements.mjs'

const ENOSPC = 51

/** @param {unknown} message */
const post = message => {
  parentPort?.postMessage(message)
}

/** @param {string} line */
const say = line => {
  post({ line })
  return false
}

/** The engine's own file system throws what is no Error: its numbers are not the system's. */
const sayWhy = (/** @type {unknown} */ error) => {
  const full = typeof error === 'object' && error !== null && 'errno' in error && error.errno === ENOSPC
  say(full ? 'No space left on device' : String(error))
}

const start = () =>
  PGlite.create({
    fs: new DurableFS(workerData),
    startParams: durableParams(PGlite.defaultStartParams),
    onStderr: say,
  })

const pglite = await start().catch(error => {
  sayWhy(error)
  process.exit(1)
})

const askPrepared = prepareStatements(pglite)

pglite.onNotification((channel, payload) => post({ channel, payload }))

/** An Error crosses to the other thread without its members. What was asked stays here: it may be long, or secret. */
const describe = (/** @type {unknown} */ error) => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { params, query, queryOptions, ...members } = /** @type {Error & Record<string, unknown>} */ (error)
  return { ...members, message: error.message }
}

/** A server of its own would start again after a panic; in this one every question from then on would find it half done. */
const endAfterPanic = (/** @type {unknown} */ error) => {
  if (!(error instanceof Error && 'severity' in error && error.severity === 'PANIC')) return
  say(`PANIC:  ${error.message}`)
  process.exit(1)
}

/** @param {{ id: number, sql: string, parameters: unknown[], isPrepared: boolean }} question */
const answer = async ({ id, sql, parameters, isPrepared }) => {
  try {
    const { rows, affectedRows } = await (isPrepared ? askPrepared(sql, parameters) : pglite.query(sql, parameters))
    post({ id, rows, affectedRows })
  } catch (error) {
    post({ id, error: describe(error) })
    endAfterPanic(error)
  }
}

parentPort?.on('message', async message => {
  if (message !== 'close') return answer(message)
  await pglite.close()
  parentPort?.close()
})

post('ready')
