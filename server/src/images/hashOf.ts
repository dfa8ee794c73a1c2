import { createHash } from 'node:crypto'

/** What an image is known by: the SHA-256 of its bytes, in hexadecimal. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
