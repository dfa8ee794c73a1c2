import { startTestServer, type Engine, type TestServer } from '@test/support/server'
import type { Finding } from './scenario'
import { highestMemory, refusalProblems, watchHealth } from './watch'

interface Work {
  tried: string
  lost?: number
  problems: string[]
}

/** Runs the work against a new server, whose memory is measured, and which must be healthy all the time. */
export const withServer = async (
  engine: Engine,
  env: Record<string, string>,
  work: (server: TestServer, token: string) => Promise<Work>,
): Promise<Finding> => {
  const server = await startTestServer({ engine, env })
  try {
    const token = await server.signIn()
    const endWatch = await watchHealth(server.address)
    const { tried, lost = 0, problems } = await work(server, token)
    const { stallMs, refusals } = await endWatch()
    return { tried, lost, stallMs, memoryMb: highestMemory(server.pid), problems: [...problems, ...refusalProblems(refusals)] }
  } finally {
    await server.stop()
  }
}
