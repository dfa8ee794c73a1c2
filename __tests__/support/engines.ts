import { postgresMissing } from '@test/support/postgres'
import { startTestServer, type Engine, type TestServer } from '@test/support/server'

/** PostgreSQL only where the machine has it; the runner says where it hasn't. */
export const engines: Engine[] = postgresMissing === undefined ? ['embedded', 'postgres'] : ['embedded']

/** Runs the tests against a server of its own on each engine that this machine has. */
export const describeEngines = (title: string, tests: (server: () => TestServer) => void, env: Record<string, string> = {}) => {
  describe.each(engines)(`${title} (%s)`, engine => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer({ engine, env })
    })
    afterAll(() => server.stop())
    tests(() => server)
  })
}
