import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cache } from '@test/support/program'

const DAY_MS = 86_400_000

/** With owners and rights, which databases insist on. */
export const copyTree = async (from: string, to: string) => {
  mkdirSync(to, { recursive: true })
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

/** What nobody has used for a day is of sources that have changed since. */
const removeOld = () => {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found !== undefined && Date.now() - found.ctimeMs > DAY_MS) rmSync(path, { recursive: true, force: true })
  }
}

const moveUnlessThere = (draft: string, directory: string) => {
  try {
    renameSync(draft, directory)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(directory)) throw error
  }
}

/**
 * A directory that `make` fills once, for whoever copies it: making a database takes ten times as long as copying one. Two that want
 * it at once may both make it.
 */
export const templateOf = async (name: string, make: (directory: string) => Promise<void>): Promise<string> => {
  const directory = join(cache, name)
  if (!existsSync(directory)) {
    mkdirSync(cache, { recursive: true })
    removeOld()
    const draft = mkdtempSync(join(cache, 'draft-'))
    await make(draft)
    moveUnlessThere(draft, directory)
  }
  const now = new Date()
  utimesSync(directory, now, now)
  return directory
}
