import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Longest path of a socket in bytes: systems limit it to little more than a hundred. */
const LONGEST = 100

const NAME = 'ordenes.sock'

const isShort = (path: string) => Buffer.byteLength(path) <= LONGEST

/** File that names the socket, where the path of the data directory is too long for one. */
const pointerIn = (dataDir: string) => join(dataDir, 'ordenes.path')

const pointed = (dataDir: string) => {
  try {
    return readFileSync(pointerIn(dataDir), 'utf8')
  } catch {
    return undefined
  }
}

/** Socket on which a server of this data directory accepts commands; undefined where no file names one. */
export const findSocket = (dataDir: string): string | undefined => {
  const own = join(dataDir, NAME)
  return isShort(own) ? own : pointed(dataDir)
}

/** Removes the socket of a killed or closing server. Call it while the directory is locked: otherwise the socket may be another server's. */
export const removeSocket = (dataDir: string) => {
  const elsewhere = pointed(dataDir)
  if (elsewhere !== undefined) rmSync(dirname(elsewhere), { recursive: true, force: true })
  for (const path of [pointerIn(dataDir), join(dataDir, NAME)]) rmSync(path, { force: true })
}

/** Address of a new private socket: in the data directory, or in a new directory of this user alone. */
export const placeSocket = (dataDir: string): string => {
  const own = join(dataDir, NAME)
  if (isShort(own)) return own
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'nutricion-')), NAME)
  writeFileSync(pointerIn(dataDir), elsewhere, { mode: 0o600 })
  return elsewhere
}
