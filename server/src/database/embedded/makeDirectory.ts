import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Recursive mkdir. Node's option `recursive` never returns if the system allows no directory (under /proc, for instance). */
export const makeDirectory = (path: string) => {
  if (existsSync(path)) return
  makeDirectory(dirname(path))
  mkdirSync(path)
}
