import { connect, type Socket } from 'node:net'

interface RawRequest {
  method?: string
  path: string
  headers?: Record<string, string>
}

/** Opens a connection and writes the head of a request; the response is not read. */
export const openRequest = (address: string, { method = 'GET', path, headers = {} }: RawRequest): Socket => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  // The server may drop the connection.
  socket.on('error', () => undefined)
  socket.pause()
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
  return socket
}

/** Status of the response on a connection; 0 if it ends without one. */
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
