import { call } from '@test/support/call'
import { addressOfCall, connectApi, type ConnectedServer } from '@test/support/contract'
import { useServer } from '@test/support/engines'
import type { Engine } from '@test/support/server'

/** Server for the contract tests of one `describe`, with the application's api modules connected to it. */
export const useConnected = (engine: Engine, env: Record<string, string> = {}): ConnectedServer => {
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
    outputWith: pattern => server().outputWith(pattern),
    send: (method, path, options = {}) => call(method, addressOfCall(server().address, path), { token, ...options }),
  }
}
