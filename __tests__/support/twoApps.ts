import { startSession } from '@server/auth/sessions'
import { createApp } from '@server/app'
import type { ServerConfiguration } from '@server/configuration'
import { createContext } from '@server/context'
import type { Database } from '@server/database/database'
import { openDatabase } from '@server/database/open'
import type { Http } from '@server/http/http'
import { readSettings } from '@server/settings'
import { temporaryDirectory } from '@test/support/directory'
import type { TestPostgres } from '@test/support/postgres'
import { type Engine, putMigratedDatabase, startMigratedPostgres } from '@test/support/server'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'

export const HOST = 'gestion.example.com'

/** Two servers in this process on one migrated database, each with its own memory; call it inside a `describe`. */
export const useTwoApps = (engine: Engine, env: NodeJS.ProcessEnv = {}, changes: Partial<ServerConfiguration> = {}) => {
  const dataDir = temporaryDirectory()
  const servers: Http[] = []
  /** Number of statements sent by the servers to the database, and of returned rows. */
  const asked = { statements: 0, rows: 0 }
  let postgres: TestPostgres | undefined
  let database: Database
  let token: string

  beforeAll(async () => {
    if (engine === 'embedded') await putMigratedDatabase(dataDir)
    else postgres = await startMigratedPostgres()
    database = await openDatabase({ dataDir, databaseUrl: await postgres?.createDatabase() })
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked.statements += 1
        asked.rows += result.rows.length
        return result
      },
    })
    const settings = readSettings({ DATA_DIR: dataDir, ...env })
    for (let n = 0; n < 2; n++) {
      const { context } = await createContext(database, settings)
      const configuration = { ...context.configuration, ...changes }
      const http = await createApp({ ...context, db, listen: () => ({ close: async () => undefined }), notify: undefined, configuration })
      http.log.level = 'silent'
      servers.push(http)
    }
    token = await newToken('ana@example.com')
  })
  afterAll(async () => {
    for (const http of servers) await http.close()
    await database.close()
    await postgres?.stop()
  })

  /** Creates a user with a session; returns its token. */
  const newToken = async (email: string, administrador = false) => {
    const user = await database.db
      .insertInto('usuarios')
      .values({ email, password_hash: 'none', administrador })
      .returning(['id', 'password_hash'])
      .executeTakeFirstOrThrow()
    return (await startSession(database.db, user)) ?? ''
  }

  interface Call {
    json?: object
    /** Bytes instead of JSON. */
    body?: Buffer
    headers?: Record<string, string | undefined>
    /** Index of the called server. */
    at?: number
    token?: string
  }

  return {
    asked,
    servers,
    db: () => database.db,
    newToken,
    send: async (method: Method, url: string, { json, body, headers = {}, at = 0, token: its = token }: Call = {}) => {
      const answer = await servers[at]?.inject({
        method,
        url,
        payload: body ?? json,
        headers: { authorization: `Token ${its}`, host: HOST, ...headers },
      })
      if (answer === undefined) throw new Error(`There is no server ${at}`)
      return answer
    },
  }
}
