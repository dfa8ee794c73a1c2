import { HttpError } from '../response/httpError'
import { DirectoryInUse } from '../database/embedded/directoryLock'
import { openDatabase } from '../database/open'
import { OperatorError } from '../errors'
import { executeCommand } from '../operator/executeCommand'
import { sendCommand } from '../operator/socketClient'
import type { OperatorCommand } from '../operator/command'
import { readSettings, type Settings } from '../settings'
import { openExisting } from './openExisting'

/** Opens the database. Only `user:add` creates or migrates one: a typo in DATA_DIR must not look like an empty list of users. */
const open = async (settings: Settings, { orden }: OperatorCommand) => {
  try {
    return await (orden === 'user:add' ? openDatabase(settings) : openExisting(settings))
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    throw new OperatorError(`Otro programa usa ${settings.dataDir}. Si es el servidor, que está arrancando, vuelva a intentarlo.`)
  }
}

const executeHere = async (settings: Settings, command: OperatorCommand): Promise<string> => {
  const { host, port, publicUrl } = settings
  const base = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const { db, close } = await open(settings, command)
  try {
    return await executeCommand({ db, base, logChange: () => undefined }, command)
  } catch (error) {
    throw error instanceof HttpError ? new OperatorError(error.detail) : error
  } finally {
    await close()
  }
}

/** Executes the command in the server that has the embedded database open, else on the database itself; prints the result. */
export const runUserCommand = async (command: OperatorCommand): Promise<void> => {
  const settings = readSettings(process.env)
  const answered = settings.databaseUrl === undefined ? await sendCommand(settings.dataDir, command) : undefined
  console.log(answered ?? (await executeHere(settings, command)))
}
