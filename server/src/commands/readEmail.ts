import { parseArgs } from 'node:util'
import { isEmail } from '../auth/users'
import { OperatorError } from '../errors'

/** Email from the only option of a command on a user: `--email ana@example.com`. */
export const readEmail = (command: string): string => {
  try {
    const { email } = parseArgs({ options: { email: { type: 'string' } } }).values
    if (email !== undefined && isEmail(email)) return email
  } catch {
    // The usage explains wrong arguments better than the parser's error.
  }
  throw new OperatorError(`Uso: npm run ${command} -- --email ana@example.com`)
}
