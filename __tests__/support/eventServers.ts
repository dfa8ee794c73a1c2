import { createApp } from '@server/app'
import { startSession } from '@server/auth/sessions'
import { createContext } from '@server/context'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import { EVENT_LIMITS, type EventLimits } from '@server/events/limits'
import type { Http } from '@server/http/http'
import { readSettings } from '@server/settings'
import { call, type Call } from '@test/support/call'
import { temporaryDirectory } from '@test/support/directory'
import { openStream } from '@test/support/eventStream'
import { openApi } from '@test/support/openApi'
import type { TestPostgres } from '@test/support/postgres'
import { type Engine, putMigratedDatabase, startMigratedPostgres } from '@test/support/server'

interface Options {
  limits?: Partial<EventLimits>
  /** Number of replicas, each with connections of its own; always one on the embedded engine. */
  servers?: number
  /** Maps the address of the database to the address that the servers connect to. */
  via?: (databaseUrl: string) => Promise<string>
}

/** Servers in this process that listen on ports, with the test's own limits of the event stream; call it inside a `describe`. */
export const useEventServers = (engine: Engine, { limits = {}, servers: count = 2, via = async url => url }: Options = {}) => {
  const dataDir = temporaryDirectory()
  const servers: { http: Http; database: Database; address: string }[] = []
  let postgres: TestPostgres | undefined

  beforeAll(async () => {
    // Otherwise the first call would create the document while the test measures time.
    await openApi()
    if (engine === 'embedded') await putMigratedDatabase(dataDir)
    else postgres = await startMigratedPostgres()
    const url = await postgres?.createDatabase()
    const databaseUrl = url && (await via(url))
    const settings = readSettings({ DATA_DIR: dataDir })
    for (let n = 0; n < (engine === 'embedded' ? 1 : count); n++) {
      const database = await openDatabase({ dataDir, databaseUrl })
      const { context } = await createContext(database, settings)
      const http = await createApp(context, { ...EVENT_LIMITS, ...limits })
      http.log.level = 'silent'
      servers.push({ http, database, address: await http.listen({ host: '127.0.0.1', port: 0 }) })
    }
  })
  afterAll(async () => {
    for (const { http, database } of servers) {
      await http.close()
      await database.close()
    }
    await postgres?.stop()
  })

  const serverAt = (at: number) => {
    const server = servers[at % servers.length]
    if (server === undefined) throw new Error('There is no server')
    return server
  }
  const db = () => serverAt(0).database.db

  return {
    db,
    http: (at = 0) => serverAt(at).http,
    /** Token of a new session; creates the user if missing. */
    signIn: async (email: string) => {
      await db()
        .insertInto('usuarios')
        .values({ email, nombre: email.split('@')[0] ?? '', apellidos: 'Gil', password_hash: 'none' })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      const user = await db().selectFrom('usuarios').where('email', '=', email).select(['id', 'password_hash']).executeTakeFirstOrThrow()
      return (await startSession(db(), user)) ?? ''
    },
    send: (method: string, path: string, { at = 0, ...options }: Call & { at?: number }) =>
      call(method, serverAt(at).address + path, options),
    open: (token: string, at = 0) => openStream(serverAt(at).address, token),
  }
}
