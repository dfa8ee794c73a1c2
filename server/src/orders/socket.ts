import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Systems take some hundred bytes as the address of a socket. */
const LONGEST = 100

const NAME = 'ordenes.sock'

const isShort = (path: string) => Buffer.byteLength(path) <= LONGEST

/** Where the data directory's own path is too long, this file in it names the socket, which is elsewhere. */
const pointerIn = (dataDir: string) => join(dataDir, 'ordenes.path')

const pointed = (dataDir: string) => {
  try {
    return readFileSync(pointerIn(dataDir), 'utf8')
  } catch {
    return undefined
  }
}

/** Where a server on this data directory takes orders, if it does; undefined where none has ever said. */
export const findSocket = (dataDir: string): string | undefined => {
  const own = join(dataDir, NAME)
  return isShort(own) ? own : pointed(dataDir)
}

/** What a server left that was killed, or leaves itself. Call it only while holding the directory: the socket may be another's else. */
export const removeSocket = (dataDir: string) => {
  const elsewhere = pointed(dataDir)
  if (elsewhere !== undefined) rmSync(dirname(elsewhere), { recursive: true, force: true })
  for (const path of [pointerIn(dataDir), join(dataDir, NAME)]) rmSync(path, { force: true })
}

/** An address for a new socket that nobody else reaches: in the data directory, or in a new directory of this user alone. */
export const placeSocket = (dataDir: string): string => {
  const own = join(dataDir, NAME)
  if (isShort(own)) return own
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'nutricion-')), NAME)
  writeFileSync(pointerIn(dataDir), elsewhere, { mode: 0o600 })
  return elsewhere
}
