import { connect } from '@/api/http/http'
import type { Answer, Call } from '@test/support/call'

/** Servers called by the application's api modules, signed in. The functions have values inside tests only. */
export interface ConnectedServer {
  /** Address of the calls. */
  address: () => string
  /** Token of the demo user's session, used by `send` and the api modules. */
  token: () => string
  /** Token of a new session of the demo user. */
  signIn: () => Promise<string>
  /** Output of the servers so far. */
  output: () => string
  /** Output, as soon as it matches. */
  outputWith: (pattern: RegExp) => Promise<string>
  /** HTTP call as the demo user, to a path or a complete address. */
  send: (method: string, path: string, options?: Call) => Promise<Answer>
}

export const addressOfCall = (address: string, path: string) => (path.startsWith('http') ? path : address + path)

const PATIENCE_MS = 20_000

/** Connects the application's api modules to an address. */
export const connectApi = (baseUrl: string, token: () => string | null, expired: () => void = () => undefined) =>
  connect({ baseUrl, timeoutMs: PATIENCE_MS, idempotencyKeys: true, token, expired })

let made = 0
/** Name that no other call in this test file has returned. */
export const unique = (prefix: string) => `${prefix}-${++made}`
