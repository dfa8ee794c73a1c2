import { adviceWithoutUsers, warningOfDemo } from './auth/notices'
import { warningOfRepeatedCodes } from './records/repeatedCodes'
import { collectGarbage } from './collectGarbage'
import { createContext, type Context } from './context'
import { isEmpty } from './database/isEmpty'
import type { Database } from './database/database'
import { openDatabase } from './database/open'
import { errorCode, OperatorError } from './errors'
import { createApp } from './app'
import { longestRequestMs } from './http/body'
import type { Http } from './http/http'
import { writeEvent } from './http/log'
import { acceptCommands } from './operator/socketServer'
import type { Settings } from './settings'

interface RunningServer {
  /** URL that the server listens on. */
  address: string
  /** Demo account; undefined unless this start has created the demo data. */
  demo: { email: string; password: string } | undefined
  /** Problem of the application's configuration, as a sentence. */
  problem: string | undefined
  /** Advice on adding a user, as a sentence; undefined where there is a user. */
  advice: string | undefined
  /** Resolves when the embedded engine has ended, with the reason where it was not closed: no request can be answered any more. */
  ended: Database['ended']
  /** Longest time that `close` may take for running requests. */
  closeTimeoutMs: number
  /** Resolves when the running requests are answered and the database is closed. */
  close: () => Promise<void>
}

const listen = async (http: Http, { host, port }: Settings): Promise<string> => {
  try {
    return await http.listen({ host, port, listenTextResolver: () => 'listening' })
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') throw new OperatorError(`Port ${port} on ${host} is in use: end what uses it, or set PORT.`)
    if (errorCode(error) === 'EACCES') throw new OperatorError(`Port ${port} on ${host} needs more rights than this user has: set PORT.`)
    if (errorCode(error) === 'EADDRNOTAVAIL' || errorCode(error) === 'ENOTFOUND')
      throw new OperatorError(`HOST ${host} is no address of this machine.`)
    throw error
  }
}

/** Creates the demo data in an empty database. The module is large and few starts need it, so it is imported on demand. */
const seed = async ({ db, images, settings }: Context) => {
  if (!settings.seedDemo || !(await isEmpty(db))) return undefined
  // eslint-disable-next-line no-restricted-imports -- loaded only by a start that creates the demo data
  const { seedDemo } = await import('../demo/seed')
  const made = await seedDemo(db, images, settings)
  collectGarbage()
  return made
}

/** Creates the demo data if configured, warns of an open demo account, and returns advice where there is no user. */
const lookAtUsers = async (http: Http, context: Context) => {
  const { db, settings } = context
  const demo = await seed(context)
  const warning = await warningOfDemo(db, settings)
  if (warning !== undefined) http.log.warn({ event: 'demo.open' }, warning)
  return { demo, advice: await adviceWithoutUsers(db, settings) }
}

/**
 * Listens before it creates the demo data: a start that fails on its port must not have created the demo user without printing the
 * password. Until the data exists, calls are answered 503.
 */
const listenAndSeed = async (http: Http, context: Context) => {
  const { health, settings } = context
  health.isStarting = settings.seedDemo
  try {
    const address = await listen(http, settings)
    const users = await lookAtUsers(http, context)
    health.isStarting = false
    return { address, ...users }
  } catch (error) {
    await http.close()
    throw error
  }
}

/**
 * Accepts commands by socket where the database is embedded, which commands cannot open beside the server. A failure of the socket does not
 * end the server.
 */
const listenToCommands = async (http: Http, { db, settings }: Context, { engine }: Database, address: string) => {
  if (engine !== 'embedded') return undefined
  const failed = (err: unknown) => http.log.error({ err }, 'a command failed')
  const base = settings.publicUrl ?? address
  try {
    return await acceptCommands(settings.dataDir, { db, base, logChange: (event, about) => writeEvent(http.log, event, about) }, failed)
  } catch (error) {
    failed(error)
    return undefined
  }
}

/** @throws OperatorError for every failure that the operator can fix */
export const startServer = async (settings: Settings): Promise<RunningServer> => {
  const database = await openDatabase(settings)
  try {
    const { context, problem } = await createContext(database, settings)
    const http = await createApp(context)
    const repeated = await warningOfRepeatedCodes(database.db)
    if (repeated !== undefined) http.log.warn({ event: 'codes.repeated' }, repeated)
    void database.damaged.then(err => http.log.error({ event: 'database.damaged', err }, 'database.damaged'))
    const running = await listenAndSeed(http, context)
    const commandSocket = await listenToCommands(http, context, database, running.address)
    const close = async () => {
      try {
        await commandSocket?.close()
        await http.close()
        context.mailer?.close()
      } finally {
        await database.close()
      }
    }
    // Time for a request that has just begun, and for its response.
    const closeTimeoutMs = settings.closeTimeoutMs ?? longestRequestMs(context.configuration.maxUploadBytes) + 30_000
    return { ...running, problem, ended: database.ended, closeTimeoutMs, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
