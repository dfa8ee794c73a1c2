// @ts-check
/**
 * Thread of the engine, so that its work does not block the main thread of the server. Plain JavaScript: TypeScript would need a loader of its
 * own in this thread. `engine.ts` is the other end.
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
const log = line => {
  post({ line })
  return false
}

/** Logs the error of a failed start. The engine's file system throws objects that are no Error, with error numbers of its own. */
const logStartError = (/** @type {unknown} */ error) => {
  const full = typeof error === 'object' && error !== null && 'errno' in error && error.errno === ENOSPC
  log(full ? 'No space left on device' : String(error))
}

const start = () =>
  PGlite.create({
    fs: new DurableFS(workerData),
    startParams: durableParams(PGlite.defaultStartParams),
    onStderr: log,
  })

const pglite = await start().catch(error => {
  logStartError(error)
  process.exit(1)
})

const askPrepared = prepareStatements(pglite)

pglite.onNotification((channel, payload) => post({ channel, payload }))

/** Members of an Error as an object, because a message loses them. Query and parameters are left out: they may be long, or secret. */
const describe = (/** @type {unknown} */ error) => {
  if (!(error instanceof Error)) return { message: String(error) }
  const { params, query, queryOptions, ...members } = /** @type {Error & Record<string, unknown>} */ (error)
  return { ...members, message: error.message }
}

/** Ends the thread after a panic. A PostgreSQL server would restart; this engine would continue in an inconsistent state. */
const endAfterPanic = (/** @type {unknown} */ error) => {
  if (!(error instanceof Error && 'severity' in error && error.severity === 'PANIC')) return
  log(`PANIC:  ${error.message}`)
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
