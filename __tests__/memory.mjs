import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Databases and profiles of browsers, of some ten tests at once, are half of it. */
const NEEDED_BYTES = 2 * 1024 ** 3

const freeBytes = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * A directory for what tests make and throw away, in memory where there is room: a disk takes ten times as long to copy a database.
 * Undefined on systems that have no such place. It goes with this process.
 */
export const memoryDirectory = () => {
  if (freeBytes() < NEEDED_BYTES) return
  const directory = mkdtempSync(join(MEMORY, 'nutricion-'))
  // PostgreSQL runs as a user of its own where we are root.
  chmodSync(directory, 0o755)
  process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }))
  return directory
}
