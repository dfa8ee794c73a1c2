/** The server cannot start, or go on, for a reason that whoever runs it can mend: print the message without a stack. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** What `error` carries in `code`: an SQLSTATE from either engine, or the name of a system error. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined
