import type { Usuario } from '@/shared/user'

const REQUIRED = 'Debe introducir un valor valido para la contraseña'
const DIFFERENT = 'Las contraseñas no coinciden'
const OWN = 'La contraseña no puede ser su correo electrónico ni su nombre'
const tooShort = (minLength: number): string => `Las contraseña es demasiado corta, minimo ${minLength} caracteres`

/** One form of what keyboards and systems write in several: passwords are compared, and kept, in this one. */
export const normalisePassword = (password: string): string => password.normalize('NFKC')

/** Gives the same for passwords that differ in case only. */
export const comparablePassword = (password: string): string => normalisePassword(password).trim().toLowerCase()

const joined = (text: string) => comparablePassword(text).replace(/\s+/g, '')

/** Whether it is the user's email, what stands before the at sign, or a name of theirs; not whether it holds one. */
const isOwn = (password: string, { email, nombre, apellidos }: Usuario): boolean =>
  [email, email.replace(/@.*/, ''), nombre, apellidos, nombre + apellidos].some(each => joined(each) === joined(password))

const firstProblem = (password: string, minLength: number, user: Usuario | null): string | undefined => {
  if (password === '') return REQUIRED
  if (password.length < minLength) return tooShort(minLength)
  return user && isOwn(password, user) ? OWN : undefined
}

/**
 * What is wrong with a user's new password that is written twice, white space around it aside, by field; null where nothing is
 * [SE-11, SE-12, SE-13].
 */
export const passwordProblem = (
  one: string,
  other: string,
  minLength: number,
  user: Usuario | null,
): { first?: string; second?: string } | null => {
  const password = normalisePassword(one.trim())
  const repeated = normalisePassword(other.trim())
  const first = firstProblem(password, minLength, user)
  const second = repeated === '' ? REQUIRED : password !== repeated ? DIFFERENT : undefined
  if (first === undefined && second === undefined) return null
  return { ...(first && { first }), ...(second && { second }) }
}
