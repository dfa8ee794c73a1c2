import { connect } from '@/api/http'
import { call, type Answer, type Call } from '@test/support/call'
import { useServer } from '@test/support/engines'
import type { Engine, TestServer } from '@test/support/server'

interface Connected {
  server: () => TestServer
  /** A bare call as the signed-in demo user. */
  send: (method: string, path: string, options?: Call) => Promise<Answer>
}

/** A server of its own for one `describe`, which the application's api modules call, signed in. */
export const useContract = (engine: Engine, env: Record<string, string> = {}): Connected => {
  const server = useServer(engine, env)
  let token: string
  beforeAll(async () => {
    token = await server().signIn()
    connect({ baseUrl: server().address, timeoutMs: 20_000, idempotencyKeys: true, token: () => token, expired: () => undefined })
  })
  return { server, send: (method, path, options = {}) => call(method, server().address + path, { token, ...options }) }
}

let made = 0
/** Unlike any other in this run. */
export const unique = (prefix: string) => `${prefix}-${++made}`
