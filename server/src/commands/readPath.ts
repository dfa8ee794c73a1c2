import { resolve } from 'node:path'
import { OperatorError } from '../errors'

/** Path from the only argument of a command, made absolute. npm runs scripts in the folder of the package, not in the caller's. */
export const readPath = (usage: string, args = process.argv.slice(2)): string => {
  const [path, ...others] = args
  if (path === undefined || path === '' || path.startsWith('-') || others.length > 0) throw new OperatorError(usage)
  return resolve(process.env.INIT_CWD ?? '.', path)
}
