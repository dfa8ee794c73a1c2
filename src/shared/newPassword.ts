import type { Usuario } from '@/shared/user'

const REQUIRED = 'Debe introducir un valor valido para la contraseña'
const DIFFERENT = 'Las contraseñas no coinciden'
const OWN = 'La contraseña no puede ser su correo electrónico ni su nombre'
const tooShort = (minLength: number): string => `Las contraseña es demasiado corta, minimo ${minLength} caracteres`

/** Normalised password, for comparison and storage: keyboards and systems encode some characters differently. */
export const normalisePassword = (password: string): string => password.normalize('NFKC')

/** Password for comparisons that ignore case. */
export const comparablePassword = (password: string): string => normalisePassword(password).trim().toLowerCase()

const joined = (text: string) => comparablePassword(text).replace(/\s+/g, '')

/** True if the password equals the user's e-mail, its local part or a name. A password that only contains one of these is allowed. */
const isOwn = (password: string, { email, nombre, apellidos }: Usuario): boolean =>
  [email, email.replace(/@.*/, ''), nombre, apellidos, nombre + apellidos].some(each => joined(each) === joined(password))

const firstProblem = (password: string, minLength: number, user: Usuario | null): string | undefined => {
  if (password === '') return REQUIRED
  if (password.length < minLength) return tooShort(minLength)
  return user && isOwn(password, user) ? OWN : undefined
}

/** Errors of a new password typed twice, by field, ignoring outer white space; null for a valid password [SE-11, SE-12, SE-13]. */
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
