import { MAX_DETAIL_LENGTH } from '@/shared/constants'

export type FieldErrors = Readonly<Record<string, string>>

/** Reason of a call that got no answer. */
export const NO_ANSWER = 'sin respuesta'

interface Options extends ErrorOptions {
  errors?: FieldErrors
}

/** A call that did not succeed. `status` 0: no answer at all (network down, given up waiting) [ER-06]. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** What the answer says of single fields, by their names in the API; at most 300 characters each [ER-07]. */
  readonly errors: FieldErrors
  constructor(
    readonly status: number,
    /** The answer's own sentence for the user, at most 300 characters of it [ER-07]; null where it has none. */
    readonly detail: string | null,
    { errors = {}, ...options }: Options = {},
  ) {
    super(detail ?? (status === 0 ? NO_ANSWER : `HTTP ${status}`), options)
    this.errors = errors
  }
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.filter(each => typeof each === 'string').join(' ') : ''
}

/** `detail`, or the `non_field_errors` that a failed login has in its place [SE-05]. */
export const detailOf = (body: unknown): string | null => {
  if (typeof body !== 'object' || body === null) return null
  const { detail, non_field_errors } = body as { detail?: unknown; non_field_errors?: unknown }
  const text = textOf(detail) || textOf(non_field_errors)
  return text ? text.slice(0, MAX_DETAIL_LENGTH) : null
}

export const errorsOf = (body: unknown): FieldErrors => {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined
  if (typeof errors !== 'object' || errors === null) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, value]) => {
      const text = textOf(value).slice(0, MAX_DETAIL_LENGTH)
      return text ? [[field, text]] : []
    }),
  )
}

/** What a failure tells the user: the answer's own sentence, or else the fallback [MA-11]. */
export const detailOr = (error: unknown, fallback: string): string => (error instanceof ApiError && error.detail) || fallback
