import { resolve } from 'node:path'
import { OperatorError } from '../errors'

/** The one argument of a command, as an absolute path. npm runs its scripts in the package, not where they were called. */
export const readPath = (usage: string, args = process.argv.slice(2)): string => {
  const [path, ...others] = args
  if (path === undefined || path === '' || path.startsWith('-') || others.length > 0) throw new OperatorError(usage)
  return resolve(process.env.INIT_CWD ?? '.', path)
}
