import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { errorCode, StartupError } from '../errors'
import type { Order } from './order'
import { findSocket } from './socket'

/** No server has made it, or one that was killed has left it. */
const NOBODY = ['ENOENT', 'ECONNREFUSED']

const call = async (path: string) => {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    if (NOBODY.includes(errorCode(error) ?? '')) return undefined
    throw new StartupError(`No se puede hablar con el servidor por ${path} (${errorCode(error) ?? String(error)}).`)
  }
}

/**
 * Has the server that runs on this data directory carry it out, and gives what to print; undefined where none runs.
 * @throws StartupError with what the server has against it
 */
export const giveOrder = async (dataDir: string, order: Order): Promise<string | undefined> => {
  const path = findSocket(dataDir)
  const socket = path === undefined ? undefined : await call(path)
  if (socket === undefined) return undefined
  socket.end(JSON.stringify(order))
  const answer = await text(socket).catch(() => '')
  if (answer === '') throw new StartupError('El servidor se ha cerrado sin contestar. Vuelva a intentarlo.')
  const { texto, error } = JSON.parse(answer) as { texto?: string; error?: string }
  if (texto === undefined) throw new StartupError(error ?? '')
  return texto
}
