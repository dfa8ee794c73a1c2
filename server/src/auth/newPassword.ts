import { passwordProblem } from '@/shared/newPassword'
import { isCommonPassword } from './commonPasswords'

const COMMON = 'La contraseña es demasiado común, elija otra'

/** Problem of a new password: one that the form finds too, or a common password, whose list is too large for a page. */
export const newPasswordProblem = async (
  ...[first, ...others]: Parameters<typeof passwordProblem>
): Promise<ReturnType<typeof passwordProblem>> => {
  const problem = passwordProblem(first, ...others)
  if (problem?.first !== undefined || !(await isCommonPassword(first))) return problem
  return { ...problem, first: COMMON }
}
