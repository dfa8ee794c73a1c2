import { passwordProblem } from '@/domain/newPassword'
import { invalid } from '../http/errors'

/**
 * The password that two fields agree on, trimmed.
 * @throws HttpError 400 with the sentences of the form [SE-11, SE-12, SE-13].
 */
export const checkNewPassword = (first: string, second: string, minLength: number): string => {
  const problem = passwordProblem(first, second, minLength)
  if (problem === null) return first.trim()
  throw invalid({
    ...(problem.first && { new_password1: [problem.first] }),
    ...(problem.second && { new_password2: [problem.second] }),
  })
}
