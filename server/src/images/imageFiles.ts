import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../database/errors'

const unlessMissing = (error: unknown) => {
  if (errorCode(error) !== 'ENOENT') throw error
  return undefined
}

/** Opens, does and syncs: what was done is on the disk when this ends. */
const synced = async (path: string, flags: string, work?: Buffer) => {
  const file = await open(path, flags, 0o600)
  try {
    if (work !== undefined) await file.writeFile(work)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A directory of files by name, each whole and on the disk or not there; only their owner can read them. */
export const imageFiles = (directory: string) => {
  const pathOf = (name: string) => join(directory, name)

  /** Writes the file even where there is one already: it is young again, and whole if it was not. */
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

  /** Removes every file, half-written ones too, that is older than that and that `names` does not have. */
  const keepOnly = async (names: ReadonlySet<string>, olderThanMs: number) => {
    for (const name of (await readdir(directory).catch(unlessMissing)) ?? []) {
      if (names.has(name)) continue
      const found = await stat(pathOf(name)).catch(unlessMissing)
      if (found !== undefined && Date.now() - found.mtimeMs > olderThanMs) await rm(pathOf(name), { force: true })
    }
  }

  return { write, read, keepOnly }
}
