import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

export interface Proxy {
  address: string
  stop: () => Promise<void>
}

const ignore = () => undefined

/**
 * Minimal load balancer: every connection goes to the next port of the list, which may change meanwhile. There are no health checks and no
 * retries, so the client's connection breaks if its server is gone.
 */
export const startProxy = async (ports: number[]): Promise<Proxy> => {
  let turn = 0
  const server = createServer(client => {
    const upstream = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1')
    pipeline(client, upstream, ignore)
    pipeline(upstream, client, ignore)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.close()
    await once(server, 'close')
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}
