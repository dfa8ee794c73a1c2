const REQUIRED = 'Debe introducir un valor valido para la contraseña'
const DIFFERENT = 'Las contraseñas no coinciden'
const tooShort = (minLength: number): string => `Las contraseña es demasiado corta, minimo ${minLength} caracteres`

/**
 * What is wrong with a new password that is written twice, white space around it aside, by field; null where nothing is
 * [SE-11, SE-12, SE-13].
 */
export const passwordProblem = (first: string, second: string, minLength: number): { first?: string; second?: string } | null => {
  const [password, repeated] = [first.trim(), second.trim()]
  const firstProblem = password === '' ? REQUIRED : password.length < minLength ? tooShort(minLength) : undefined
  const secondProblem = repeated === '' ? REQUIRED : password !== repeated ? DIFFERENT : undefined
  if (firstProblem === undefined && secondProblem === undefined) return null
  return { ...(firstProblem && { first: firstProblem }), ...(secondProblem && { second: secondProblem }) }
}
