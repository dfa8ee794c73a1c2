import { call } from '@test/support/call'
import { addressOfCall, connectApi, type Connected } from '@test/support/contract'
import { useServer } from '@test/support/engines'
import type { Engine } from '@test/support/server'

/** A server for the contract tests of one `describe`, to which the application's own api modules are connected. */
export const useConnected = (engine: Engine, env: Record<string, string> = {}): Connected => {
  const server = useServer(engine, env)
  let token = ''
  beforeAll(async () => {
    token = await server().signIn()
    connectApi(server().address, () => token)
  })
  return {
    address: () => server().address,
    token: () => token,
    signIn: () => server().signIn(),
    output: () => server().output(),
    send: (method, path, options = {}) => call(method, addressOfCall(server().address, path), { token, ...options }),
  }
}
