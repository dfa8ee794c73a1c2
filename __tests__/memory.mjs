import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Required space in bytes: twice the databases and browser profiles of about ten tests at once. */
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
 * Creates a directory for temporary files of tests in memory, because a disk takes ten times as long to copy a database; removed at the end of
 * this process. Undefined without enough memory.
 */
export const memoryDirectory = () => {
  if (freeBytes() < NEEDED_BYTES) return
  const directory = mkdtempSync(join(MEMORY, 'nutricion-'))
  // Readable for PostgreSQL, which runs as another user if the tests run as root.
  chmodSync(directory, 0o755)
  process.once('exit', () => rmSync(directory, { recursive: true, force: true, maxRetries: 3 }))
  return directory
}
