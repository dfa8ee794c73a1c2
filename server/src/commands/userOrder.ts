import { HttpError } from '../answer/httpError'
import { DirectoryInUse } from '../database/embedded/directoryLock'
import { openDatabase } from '../database/open'
import { StartupError } from '../errors'
import { carryOut } from '../orders/carryOut'
import { giveOrder } from '../orders/giveOrder'
import type { Order } from '../orders/order'
import { readSettings, type Settings } from '../settings'

const open = async (settings: Settings) => {
  try {
    return await openDatabase(settings)
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    throw new StartupError(`Otro programa usa ${settings.dataDir}. Si es el servidor, que está arrancando, vuelva a intentarlo.`)
  }
}

const carryOutHere = async (settings: Settings, order: Order): Promise<string> => {
  const { host, port, publicUrl } = settings
  const base = publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const { db, close } = await open(settings)
  try {
    return await carryOut({ db, base, tell: () => undefined }, order)
  } catch (error) {
    throw error instanceof HttpError ? new StartupError(error.detail) : error
  } finally {
    await close()
  }
}

/** Runs the order in the server that has the embedded database open, else on the database itself; prints the result. */
export const runOrder = async (order: Order): Promise<void> => {
  const settings = readSettings(process.env)
  const answered = settings.databaseUrl === undefined ? await giveOrder(settings.dataDir, order) : undefined
  console.log(answered ?? (await carryOutHere(settings, order)))
}
