import { randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { errorCode } from '../errors'

const unlessMissing = (error: unknown) => {
  if (errorCode(error) !== 'ENOENT') throw error
  return undefined
}

const TRIAL = 'prueba'

/** Opens a file or directory, writes `content` if given, and syncs it to the disk. */
const synced = async (path: string, flags: string, content?: Buffer) => {
  const file = await open(path, flags, 0o600)
  try {
    if (content !== undefined) await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Directory of files by name. Each file is complete and synced, or missing; only its owner can read it. */
export const imageFiles = (directory: string) => {
  const pathOf = (name: string) => join(directory, name)

  /** Writes the file, also over an existing one: its modification time is renewed, and a damaged file is repaired. */
  const write = async (name: string, bytes: Buffer) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const draft = pathOf(`${name}.${randomUUID()}`)
    try {
      await synced(draft, 'wx', bytes)
      await rename(draft, pathOf(name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await synced(directory, 'r')
  }

  const read = (name: string): Promise<Buffer | undefined> => readFile(pathOf(name)).catch(unlessMissing)

  const has = async (name: string) => (await stat(pathOf(name)).catch(unlessMissing)) !== undefined

  /** Removes a file synchronously, so that no write begins after the caller's checks. */
  const remove = (name: string) => rmSync(pathOf(name), { force: true })

  /** Checks and removes in one synchronous step: no write can begin in between. */
  const removeUnless = (isKept: (name: string) => boolean, name: string, olderThanMs: number) => {
    const found = statSync(pathOf(name), { throwIfNoEntry: false })
    const isYoung = found === undefined || Date.now() - found.mtimeMs <= olderThanMs
    if (!isYoung && !isKept(name)) remove(name)
  }

  const list = async (): Promise<string[]> => (await readdir(directory).catch(unlessMissing)) ?? []

  /** Removes every file that is older than `olderThanMs` and not kept at that moment, incomplete ones too; ends with `closing`. */
  const keepOnly = async (isKept: (name: string) => boolean, olderThanMs: number, closing?: AbortSignal) => {
    for (const name of await list()) {
      if (closing?.aborted) return
      removeUnless(isKept, name, olderThanMs)
      await nextTurn()
    }
  }

  /** Writes a trial file and removes it. Throws where there is no space or no right to write. */
  const tryOut = async (bytes: Buffer) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    try {
      await synced(pathOf(TRIAL), 'w', bytes)
    } finally {
      await rm(pathOf(TRIAL), { force: true })
    }
  }

  return { write, read, has, remove, keepOnly, tryOut }
}
