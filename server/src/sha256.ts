import { createHash } from 'node:crypto'

/** SHA-256 of the parts, one after the other, in hexadecimal. */
export const sha256 = (...parts: (Buffer | string)[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')
