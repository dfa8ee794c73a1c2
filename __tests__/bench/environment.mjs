import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { DATABASE_URL, DATA_DIR, PUBLIC_URL, ...rest } = process.env

/** Environment of a server or a measuring program, without the caller's own database and address. */
export const plainEnvironment = rest

/** Calls `work` with a new directory, which is deleted afterwards. */
export const inTemporaryDirectory = async work => {
  const directory = mkdtempSync(join(tmpdir(), 'nutricion-bench-'))
  try {
    return await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
