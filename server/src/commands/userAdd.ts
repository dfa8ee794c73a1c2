import { parseArgs } from 'node:util'
import { EMAIL } from '@/domain/validation'
import { newPasswordProblem } from '../auth/newPassword'
import { hashPassword } from '../auth/passwords'
import { readConfigurationFile } from '../configuration'
import { isUniqueViolation } from '../database/errors'
import { StartupError } from '../errors'
import { openDatabase } from '../database/open'
import { readSettings } from '../settings'
import { readPassword } from './readPassword'
import { runCommand } from './runCommand'

const usage =
  'Usage: npm run user:add -- --email ana@example.com [--nombre Ana --apellidos "Gil Roca"]   (the password is asked for, or read from stdin)'

const options = { email: { type: 'string' }, nombre: { type: 'string', default: '' }, apellidos: { type: 'string', default: '' } } as const

const readArguments = () => {
  try {
    const { email, nombre, apellidos } = parseArgs({ options }).values
    if (email !== undefined && email.length <= 320 && EMAIL.test(email)) return { email, nombre, apellidos }
  } catch {
    // What is wrong with the arguments, the usage says better.
  }
  throw new StartupError(usage)
}

const addUser = async () => {
  const user = readArguments()
  const settings = readSettings(process.env)
  const { configuration } = await readConfigurationFile()
  const password = await readPassword(`Password for ${user.email}: `)
  const problem = await newPasswordProblem(password, password, configuration.minNewPasswordLength, user)
  if (problem?.first !== undefined) throw new StartupError(problem.first)
  const password_hash = await hashPassword(password.trim())
  const { db, close } = await openDatabase(settings)
  try {
    await db
      .insertInto('usuarios')
      .values({ ...user, password_hash })
      .execute()
  } catch (error) {
    throw isUniqueViolation(error) ? new StartupError(`There is a user ${user.email} already.`) : error
  } finally {
    await close()
  }
  console.log(`Added ${user.email}.`)
}

await runCommand(addUser)
