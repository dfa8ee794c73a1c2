import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Does what mkdir's own `recursive` does, which never returns where the system lets nobody make a directory (under /proc, say). */
export const makeDirectory = (path: string) => {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}
