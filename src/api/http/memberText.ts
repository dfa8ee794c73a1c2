import { ApiError } from '@/api/http/ApiError'
import { isObject } from '@/shared/isObject'

/** Text in a member of a response. @throws ApiError for a response with anything else in its place, or with an empty text */
export const memberText = (answer: unknown, member: string): string => {
  const text = isObject(answer) ? answer[member] : undefined
  if (typeof text !== 'string' || text === '') throw new ApiError(200, null)
  return text
}
