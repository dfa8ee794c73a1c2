import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { errorCode } from '../../errors'

/**
 * Runs `work` with a path to the socket `name` of the directory. The path uses a descriptor of the directory, because the path of a
 * socket is at most 107 bytes long.
 */
const withPath = async <T>(directory: string, name: string, work: (path: string) => Promise<T>): Promise<T> => {
  const descriptor = openSync(directory, 'r')
  try {
    return await work(join('/proc/self/fd', String(descriptor), name))
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Unix socket that this process listens on until it ends, even by a crash: the kernel, which all containers of a machine share, then refuses
 * connections. The socket does not keep the process alive. Linux only: undefined elsewhere, and on a file system without sockets.
 */
export const listenOn = async (directory: string, name: string): Promise<Server | undefined> => {
  if (process.platform !== 'linux') return undefined
  const server = createServer(socket => socket.destroy()).unref()
  try {
    await withPath(directory, name, async path => {
      server.listen(path)
      await once(server, 'listening')
    })
    return server
  } catch {
    return undefined
  }
}

/** State of a socket's process, from the kernel; 'unknown' if the socket is gone or this user may not connect. A paused process is alive. */
export type Life = 'alive' | 'dead' | 'unknown'

export const askSocket = async (directory: string, name: string): Promise<Life> => {
  try {
    await withPath(directory, name, async path => {
      const socket = connect(path)
      await once(socket, 'connect').finally(() => socket.destroy())
    })
    return 'alive'
  } catch (error) {
    // EAGAIN: the connection queue of a paused process is full.
    if (errorCode(error) === 'EAGAIN') return 'alive'
    return errorCode(error) === 'ECONNREFUSED' ? 'dead' : 'unknown'
  }
}
