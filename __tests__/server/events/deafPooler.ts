import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Type of the messages that carry notifications to a client of PostgreSQL. */
const NOTIFICATION = 'A'.charCodeAt(0)

const HEAD = 5

/** Splits received bytes into complete messages (type, length, body); returns those without notifications, and the incomplete rest. */
const sift = (bytes: Buffer) => {
  const passed: Buffer[] = []
  let at = 0
  let dropped = 0
  while (bytes.length - at >= HEAD) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    if (end > bytes.length) break
    if (bytes[at] === NOTIFICATION) dropped += 1
    else passed.push(bytes.subarray(at, end))
    at = end
  }
  return { passed: Buffer.concat(passed), rest: bytes.subarray(at), dropped }
}

/**
 * Proxy in front of a PostgreSQL that behaves like a pooler in transaction mode: statements, LISTEN included, pass; notifications are dropped.
 * @param databaseUrl Address of a server on a socket
 */
export const startDeafPooler = async (databaseUrl: string) => {
  const { host, pathname } = new URL(databaseUrl)
  const socketPath = join(decodeURIComponent(host), '.s.PGSQL.5432')
  const state = { dropped: 0 }
  const server = createServer(client => {
    const upstream = connect(socketPath)
    let rest: Buffer = Buffer.alloc(0)
    upstream.on('data', (chunk: Buffer) => {
      const sifted = sift(Buffer.concat([rest, chunk]))
      rest = sifted.rest
      state.dropped += sifted.dropped
      client.write(sifted.passed)
    })
    client.pipe(upstream)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgres://postgres@127.0.0.1:${port}${pathname}`, dropped: () => state.dropped, stop: () => server.close() }
}
