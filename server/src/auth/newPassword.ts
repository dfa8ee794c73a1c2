import { invalid, type FieldErrors } from '../http/errors'

const REQUIRED = 'Debe introducir un valor valido para la contraseña'

/**
 * The password that two fields agree on, trimmed.
 * @throws HttpError 400 with the sentences of the form [SE-11, SE-12, SE-13].
 */
export const checkNewPassword = (first: string, second: string, minLength: number): string => {
  const [password, repeated] = [first.trim(), second.trim()]
  const errors: FieldErrors = {}
  if (password === '') errors.new_password1 = [REQUIRED]
  else if (password.length < minLength) errors.new_password1 = [`Las contraseña es demasiado corta, minimo ${minLength} caracteres`]
  if (repeated === '') errors.new_password2 = [REQUIRED]
  else if (password !== repeated) errors.new_password2 = ['Las contraseñas no coinciden']
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return password
}
