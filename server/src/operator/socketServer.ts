import { once } from 'node:events'
import { chmodSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Compile } from 'typebox/compile'
import { HttpError } from '../response/httpError'
import { OperatorError } from '../errors'
import { executeCommand, type OperatorContext } from './executeCommand'
import { commandSchema } from './command'
import { placeSocket, removeSocket } from './socket'

const checkCommand = Compile(commandSchema)

/** Time that a caller may take nothing and send nothing. */
const PATIENCE_MS = 10_000

/** Listens on a socket that only the owner of the process can open, from the moment it exists. */
const listen = async (server: ReturnType<typeof createServer>, path: string) => {
  const before = process.umask(0o177)
  try {
    server.listen(path)
  } finally {
    process.umask(before)
  }
  await once(server, 'listening')
  chmodSync(path, 0o600)
}

/**
 * Accepts commands on a socket of the data directory, one per connection, until closed. The embedded database allows no second process, so
 * commands go through the running server.
 * @param failed receives unforeseen errors
 */
export const acceptCommands = async (dataDir: string, context: OperatorContext, failed: (error: unknown) => void) => {
  const answerTo = async (sent: string): Promise<object> => {
    try {
      const command: unknown = JSON.parse(sent)
      if (!checkCommand.Check(command)) return { error: 'El servidor es de otra versión y no conoce esta orden.' }
      return { texto: await executeCommand(context, command) }
    } catch (error) {
      if (error instanceof HttpError) return { error: error.detail }
      if (error instanceof OperatorError) return { error: error.message }
      failed(error)
      return { error: 'Se ha producido un error en el servidor.' }
    }
  }

  const serve = async (socket: Socket) => {
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    try {
      // Ends when the command has ended its side; the socket stays open for the response.
      const sent = await text(socket.iterator({ destroyOnReturn: false }))
      // The command runs as long as it needs: the caller would hear that the server has closed, and the command would go on.
      socket.setTimeout(0)
      const answer = await answerTo(sent)
      socket.setTimeout(PATIENCE_MS).end(JSON.stringify(answer))
    } catch {
      // The command has hung up.
      socket.destroy()
    }
  }

  const server = createServer({ allowHalfOpen: true }, socket => void serve(socket.on('error', () => undefined)))
  removeSocket(dataDir)
  await listen(server, placeSocket(dataDir))
  return {
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      await closed
      removeSocket(dataDir)
    },
  }
}
