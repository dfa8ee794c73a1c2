import { createHash } from 'node:crypto'

/** Name of an image: the SHA-256 of its bytes, in hexadecimal. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
