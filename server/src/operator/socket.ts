import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** Longest path of a socket in bytes: systems limit it to little more than a hundred. */
const LONGEST = 100

const NAME = 'ordenes.sock'

const isShort = (path: string) => Buffer.byteLength(path) <= LONGEST

/** File that names the socket, where the path of the data directory is too long for one. */
const pointerIn = (dataDir: string) => join(dataDir, 'ordenes.path')

/** Start of the path of each directory that `placeSocket` makes. */
const PREFIX = join(tmpdir(), 'nutricion-')

/** Socket that the pointer names; undefined for a missing pointer, and for an empty one, left by a power cut or a full disk. */
const pointed = (dataDir: string) => {
  try {
    return readFileSync(pointerIn(dataDir), 'utf8') || undefined
  } catch {
    return undefined
  }
}

/** Socket on which a server of this data directory accepts commands; undefined where no file names one. */
export const findSocket = (dataDir: string): string | undefined => {
  const own = join(dataDir, NAME)
  return isShort(own) ? own : pointed(dataDir)
}

/** True for a directory that `placeSocket` has made. A damaged pointer may name any path. */
const isMade = (directory: string) => directory.startsWith(PREFIX) && dirname(directory) === dirname(PREFIX)

/** Removes the socket of a killed or closing server. Call it while the directory is locked: otherwise the socket may be another server's. */
export const removeSocket = (dataDir: string) => {
  const elsewhere = pointed(dataDir) ?? ''
  if (basename(elsewhere) === NAME && isMade(dirname(elsewhere))) rmSync(dirname(elsewhere), { recursive: true, force: true })
  for (const path of [pointerIn(dataDir), join(dataDir, NAME)]) rmSync(path, { force: true })
}

/** Address of a new private socket: in the data directory, or in a new directory of this user alone. */
export const placeSocket = (dataDir: string): string => {
  const own = join(dataDir, NAME)
  if (isShort(own)) return own
  const elsewhere = join(mkdtempSync(PREFIX), NAME)
  const draft = `${pointerIn(dataDir)}.new`
  writeFileSync(draft, elsewhere, { mode: 0o600 })
  renameSync(draft, pointerIn(dataDir))
  return elsewhere
}
