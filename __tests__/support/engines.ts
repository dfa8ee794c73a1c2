import { isFull } from '@test/support/long'
import { postgresMissing } from '@test/support/postgres'
import { startTestServer, type Engine, type TestServer } from '@test/support/server'

/** Both engines, or the embedded one alone without an installed PostgreSQL, which the runner reports. */
export const allEngines: Engine[] = postgresMissing === undefined ? ['embedded', 'postgres'] : ['embedded']

/** Server for the tests of one `describe`; the returned function has a value inside tests only. */
export const useServer = (engine: Engine, env: Record<string, string> = {}): (() => TestServer) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, env })
  })
  afterAll(() => server.stop())
  return () => server
}

/** Engine for tests that do not depend on the database: the one that opens faster. */
export const ENGINE: Engine = postgresMissing === undefined ? 'postgres' : 'embedded'

/** Engines for tests that depend on the database. Both are PostgreSQL, so a short run uses one. */
export const engines: Engine[] = isFull ? allEngines : [ENGINE]
