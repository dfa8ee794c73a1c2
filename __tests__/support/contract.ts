import { connect } from '@/api/http/http'
import type { Answer, Call } from '@test/support/call'

/** Servers that the application's api modules call, signed in. Ask for what they are inside tests. */
export interface Connected {
  /** Address of the calls. */
  address: () => string
  /** The session of the demo user that `send` and the api modules have. */
  token: () => string
  /** A new session of the demo user: its token. */
  signIn: () => Promise<string>
  /** All that they have written so far. */
  output: () => string
  /** A bare call as the signed-in demo user, to a path or to a whole address of theirs. */
  send: (method: string, path: string, options?: Call) => Promise<Answer>
}

export const addressOfCall = (address: string, path: string) => (path.startsWith('http') ? path : address + path)

export const PATIENCE_MS = 20_000

/** Lets the application's api modules call that address. */
export const connectApi = (baseUrl: string, token: () => string | null, expired: () => void = () => undefined) =>
  connect({ baseUrl, timeoutMs: PATIENCE_MS, idempotencyKeys: true, token, expired })

let made = 0
/** Unlike any other in this run. */
export const unique = (prefix: string) => `${prefix}-${++made}`
