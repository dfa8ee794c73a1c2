import { MAX_DETAIL_LENGTH } from '@/shared/constants'
import { isObject } from '@/shared/isObject'

export type FieldErrors = Readonly<Record<string, string>>

/** Reason of a call without a response. */
export const NO_ANSWER = 'sin respuesta'

/** Text for a status without a message. */
const wordsOf = (status: number): string => {
  if (status === 0) return NO_ANSWER
  return status < 400 ? 'respuesta del servidor que no se entiende' : `error ${status} del servidor`
}

interface Options extends ErrorOptions {
  errors?: FieldErrors
}

/** Failed call. `status` 0: no response at all (network down, timed out) [ER-06]. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Messages for single fields, by their names in the API; at most 300 characters each [ER-07]. */
  readonly errors: FieldErrors
  constructor(
    readonly status: number,
    /** Message of the response for the user, at most 300 characters [ER-07]; null without a message. */
    readonly detail: string | null,
    { errors = {}, ...options }: Options = {},
  ) {
    super(detail ?? wordsOf(status), options)
    this.errors = errors
  }
}

/** True for a failed call with this status. */
export const hasStatus = (error: unknown, status: number): error is ApiError => error instanceof ApiError && error.status === status

/** True for a failed call that the server rejected (4xx). */
export const isRejected = (error: unknown): error is ApiError => error instanceof ApiError && error.status >= 400 && error.status < 500

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter(each => typeof each === 'string').join(' ') : ''
}

/** `detail`, or the `non_field_errors` of a failed login [SE-05]. */
export const detailOf = (body: unknown): string | null => {
  if (!isObject(body)) return null
  const text = textOf(body['detail']) || textOf(body['non_field_errors'])
  return text ? text.slice(0, MAX_DETAIL_LENGTH) : null
}

export const errorsOf = (body: unknown): FieldErrors => {
  const errors = isObject(body) ? body['errors'] : undefined
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, value]) => {
      const text = textOf(value).slice(0, MAX_DETAIL_LENGTH)
      return text ? [[field, text]] : []
    }),
  )
}

/** Text for the user: the message of the response, or else the fallback [MA-11]. */
export const detailOr = (error: unknown, fallback: string): string => (error instanceof ApiError && error.detail) || fallback
