import { parseArgs } from 'node:util'
import { newPasswordProblem } from '../auth/newPassword'
import { hashPassword } from '../auth/passwords'
import { isEmail } from '../auth/users'
import { readConfigurationFile } from '../configuration'
import { OperatorError } from '../errors'
import { readPassword } from './readPassword'
import { runCommand } from './runCommand'
import { runUserCommand } from './runUserCommand'

const usage =
  'Uso: npm run user:add -- --email ana@example.com [--nombre Ana --apellidos "Gil Roca"] [--administrador]   ' +
  '(la contraseña se pide, o se lee de la entrada estándar)'

const options = {
  email: { type: 'string' },
  nombre: { type: 'string', default: '' },
  apellidos: { type: 'string', default: '' },
  administrador: { type: 'boolean', default: false },
} as const

const readArguments = () => {
  try {
    const { email, nombre, apellidos, administrador } = parseArgs({ options }).values
    if (email !== undefined && isEmail(email)) return { email, nombre, apellidos, administrador }
  } catch {
    // The usage explains wrong arguments better than the parser's error.
  }
  throw new OperatorError(usage)
}

await runCommand(async () => {
  const user = readArguments()
  const { configuration } = await readConfigurationFile()
  const password = await readPassword(`Contraseña de ${user.email}: `)
  const problem = await newPasswordProblem(password, password, configuration.minNewPasswordLength, user)
  if (problem?.first !== undefined) throw new OperatorError(problem.first)
  await runUserCommand({ orden: 'user:add', ...user, password_hash: await hashPassword(password.trim()) })
})
