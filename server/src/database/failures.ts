import { errorCode } from '../errors'

/** Failure of the database or the disk, not of the call itself. All but `damaged` may be temporary. */
export type Failure = 'unreachable' | 'locked' | 'slow' | 'busy' | 'full' | 'damaged'

const codes: [Failure, RegExp][] = [
  ['full', /^(53100|ENOSPC|EDQUOT|EROFS)$/],
  // The server has too little memory or too many connections.
  ['busy', /^53/],
  // Lock timeout; deadlock or serialisation failure after the last retry.
  ['locked', /^(55P03|40P01|40001)$/],
  // Timeout of a statement, or of an idle transaction.
  ['slow', /^(57014|25P03)$/],
  // Corrupted data or index on the disk.
  ['damaged', /^XX00[12]$/],
  ['unreachable', /^(ECONNRESET|EPIPE|08|57P)/],
]

/** Errors without a code: of the driver, of its pool, and of a database on a read-only disk. */
const words: [Failure, RegExp][] = [
  ['full', /read-only file system|no space left on device/i],
  ['busy', /timeout exceeded when trying to connect/i],
  ['unreachable', /connection (terminated|timeout)|(connection error|closed) and is not queryable|query read timeout/i],
]

/** Failure of an error; undefined for every other error. */
export const failureOf = (error: unknown): Failure | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const code = errorCode(error) ?? ''
  const message = 'message' in error ? String(error.message) : ''
  const [failure] = codes.find(([, pattern]) => pattern.test(code)) ?? words.find(([, pattern]) => pattern.test(message)) ?? []
  return failure ?? ('syscall' in error && error.syscall === 'connect' ? 'unreachable' : undefined)
}
