/** The server cannot start, or go on, for a reason that whoever runs it can mend: print the message without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** What `error` carries in `code`: an SQLSTATE from either engine, or the name of a system error. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Newer engines say restrict_violation (23001) where older ones say foreign_key_violation (23503). */
export const isForeignKeyViolation = (error: unknown): boolean => ['23503', '23001'].includes(errorCode(error) ?? '')

/** A unique index reports it, or an exclusion where values are too long for one. */
export const isUniqueViolation = (error: unknown): boolean => ['23505', '23P01'].includes(errorCode(error) ?? '')
