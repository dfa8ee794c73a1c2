import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { lockDirectory } from '@server/database/embedded/directoryLock'
import { OperatorError } from '@server/errors'
import { cache } from '@test/support/program'

const DAY_MS = 86_400_000

/** Copies a directory with owners and permissions, which PostgreSQL checks. */
export const copyTree = async (from: string, to: string) => {
  mkdirSync(to, { recursive: true })
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

/** Removes files of the cache unused for a day: their sources have probably changed. */
const removeOld = () => {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found !== undefined && Date.now() - found.ctimeMs > DAY_MS) rmSync(path, { recursive: true, force: true })
  }
}

/** Waits for the lock, held by this process or another; the lock of a dead process is free. */
const lock = async (name: string): Promise<() => void> => {
  const directory = join(cache, `lock-${name}`)
  mkdirSync(directory, { recursive: true })
  for (;;) {
    try {
      return await lockDirectory(directory)
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      await wait(50)
    }
  }
}

const makeOnce = async (name: string, directory: string, make: (directory: string) => Promise<void>) => {
  const unlock = await lock(name)
  try {
    if (existsSync(directory)) return
    removeOld()
    const draft = mkdtempSync(join(cache, 'draft-'))
    await make(draft)
    renameSync(draft, directory)
  } finally {
    unlock()
  }
}

/** Directory that `make` fills once and tests copy: creating a database takes ten times as long as copying one. */
export const templateOf = async (name: string, make: (directory: string) => Promise<void>): Promise<string> => {
  const directory = join(cache, name)
  if (!existsSync(directory)) await makeOnce(name, directory, make)
  const now = new Date()
  utimesSync(directory, now, now)
  return directory
}
