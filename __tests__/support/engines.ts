import { startTestServer, type Engine, type TestServer } from '@test/support/server'

const engines: Engine[] = ['embedded']

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
