import { passwordProblem } from '@/shared/newPassword'
import type { FieldErrors } from '../response/httpError'
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

/** Errors of the two fields of a new password; none for a valid password. */
export const newPasswordErrors = async (...typed: Parameters<typeof passwordProblem>): Promise<FieldErrors> => {
  const problem = await newPasswordProblem(...typed)
  return {
    ...(problem?.first && { new_password1: [problem.first] }),
    ...(problem?.second && { new_password2: [problem.second] }),
  }
}
