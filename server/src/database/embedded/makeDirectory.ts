import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Recursive mkdir. The `recursive` of Node never returns where the system allows no directory (under /proc, for instance). */
export const makeDirectory = (path: string) => {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}
