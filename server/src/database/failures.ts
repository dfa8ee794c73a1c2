import { errorCode } from '../errors'

/** Why the database or the disk could not do what was asked; what is wrong with the call itself is none of these. All but damage may pass. */
export type Failure = 'unreachable' | 'locked' | 'slow' | 'busy' | 'full' | 'damaged'

const codes: [Failure, RegExp][] = [
  ['full', /^(53100|ENOSPC|EDQUOT|EROFS)$/],
  // The server has too little memory or too many connections.
  ['busy', /^53/],
  // A deadlock or a serialisation failure that no retry has mended.
  ['locked', /^(55P03|40P01|40001)$/],
  // A statement that took too long, or a transaction whose next statement did.
  ['slow', /^(57014|25P03)$/],
  // A page of a table or an index on the disk is not as it was written.
  ['damaged', /^XX00[12]$/],
  ['unreachable', /^(ECONNRESET|EPIPE|08|57P)/],
]

/** Errors without a code: of the driver, of its pool, and of a database on a read-only disk. */
const words: [Failure, RegExp][] = [
  ['full', /read-only file system|no space left on device/i],
  ['busy', /timeout exceeded when trying to connect/i],
  ['unreachable', /connection (terminated|timeout)|(connection error|closed) and is not queryable|query read timeout/i],
]

/** Gives undefined for every other error. */
export const failureOf = (error: unknown): Failure | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const code = errorCode(error) ?? ''
  const message = 'message' in error ? String(error.message) : ''
  const [failure] = codes.find(([, pattern]) => pattern.test(code)) ?? words.find(([, pattern]) => pattern.test(message)) ?? []
  return failure ?? ('syscall' in error && error.syscall === 'connect' ? 'unreachable' : undefined)
}
