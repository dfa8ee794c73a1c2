import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { errorCode, OperatorError } from '../errors'
import type { OperatorCommand } from './command'
import { findSocket } from './socket'

/** Errors of a socket without a server: the file is missing, or was left by a killed server. */
const UNATTENDED = ['ENOENT', 'ECONNREFUSED']

const call = async (path: string) => {
  const socket = connect(path)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    if (UNATTENDED.includes(errorCode(error) ?? '')) return undefined
    throw new OperatorError(`No se puede hablar con el servidor por ${path} (${errorCode(error) ?? String(error)}).`)
  }
}

/**
 * Sends a command to the server that runs on this data directory.
 * @returns text to print; undefined where no server runs
 * @throws OperatorError with the refusal of the server
 */
export const sendCommand = async (dataDir: string, command: OperatorCommand): Promise<string | undefined> => {
  const path = findSocket(dataDir)
  const socket = path === undefined ? undefined : await call(path)
  if (socket === undefined) return undefined
  socket.end(JSON.stringify(command))
  const answer = await text(socket).catch(() => '')
  if (answer === '') throw new OperatorError('El servidor se ha cerrado sin contestar. Vuelva a intentarlo.')
  const { texto, error } = JSON.parse(answer) as { texto?: string; error?: string }
  if (texto === undefined) throw new OperatorError(error ?? '')
  return texto
}
