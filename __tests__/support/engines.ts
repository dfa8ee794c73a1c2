import { isFull } from '@test/support/long'
import { postgresMissing } from '@test/support/postgres'
import { startTestServer, type Engine, type TestServer } from '@test/support/server'

/** PostgreSQL only where the machine has it; the runner says where it hasn't. */
export const allEngines: Engine[] = postgresMissing === undefined ? ['embedded', 'postgres'] : ['embedded']

/** A server of its own for the tests of one `describe`; ask for it inside them. */
export const useServer = (engine: Engine, env: Record<string, string> = {}): (() => TestServer) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine, env })
  })
  afterAll(() => server.stop())
  return () => server
}

/** For what the server does by itself, whichever engine answers it: the one that opens faster. */
export const ENGINE: Engine = postgresMissing === undefined ? 'postgres' : 'embedded'

/** For what the server asks of a database: both are PostgreSQL, and a short run asks one. */
export const engines: Engine[] = isFull ? allEngines : [ENGINE]
