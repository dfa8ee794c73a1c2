import { ApiError } from '@/api/http/ApiError'

/** List in a response. @throws ApiError for a response with anything else in its place */
export const arrayOf = <Row>(list: unknown): Row[] => {
  if (!Array.isArray(list)) throw new ApiError(200, null)
  return list as Row[]
}
