import { isEmail } from '../auth/users'
import { OperatorError } from '../errors'
import { readArguments } from './runCommand'

/** Email from the only option of a command on a user: `--email ana@example.com`. */
export const readEmail = (command: string): string => {
  const usage = `Uso: npm run ${command} -- --email ana@example.com`
  const { email } = readArguments(usage, { options: { email: { type: 'string' } } }).values
  if (email === undefined || !isEmail(email)) throw new OperatorError(usage)
  return email
}
