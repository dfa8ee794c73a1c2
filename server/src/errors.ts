/** Failure that the operator can fix: the message is printed without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Member `code` of `error`: an SQLSTATE of either engine, or the name of a system error. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined
