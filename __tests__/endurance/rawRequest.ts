import { connect, type Socket } from 'node:net'

interface Raw {
  method?: string
  path: string
  headers?: Record<string, string>
}

/** A connection of its own, on which the head of a request has been written and nothing has been read. */
export const openRequest = (address: string, { method = 'GET', path, headers = {} }: Raw): Socket => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  // The server may drop it.
  socket.on('error', () => undefined)
  socket.pause()
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
  return socket
}

/** The status that comes on it; 0 where it ends without one. */
export const statusOn = (socket: Socket): Promise<number> =>
  new Promise(fulfil => {
    let text = ''
    socket.on('data', chunk => {
      text += chunk.toString()
      const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1]
      if (status !== undefined) fulfil(Number(status))
    })
    socket.on('close', () => fulfil(0))
    socket.resume()
  })
