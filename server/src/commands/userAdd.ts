import { newPasswordProblem } from '../auth/newPassword'
import { hashPassword } from '../auth/passwords'
import { isEmail } from '../auth/users'
import { readConfigurationFile } from '../configuration'
import { OperatorError } from '../errors'
import { readPassword } from './readPassword'
import { readArguments, runCommand } from './runCommand'
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

const readUser = () => {
  const { email, ...rest } = readArguments(usage, { options }).values
  if (email === undefined || !isEmail(email)) throw new OperatorError(usage)
  return { email, ...rest }
}

await runCommand(async () => {
  const user = readUser()
  const { configuration } = await readConfigurationFile()
  const password = await readPassword(`Contraseña de ${user.email}: `)
  const problem = await newPasswordProblem(password, password, configuration.minNewPasswordLength, user)
  if (problem?.first !== undefined) throw new OperatorError(problem.first)
  await runUserCommand({ orden: 'user:add', ...user, password_hash: await hashPassword(password) })
})
