import sharp from 'sharp'
import type { SCALED_WIDTHS } from '@/shared/constants'
import { createByteCache } from './byteCache'
import { decodingSemaphore } from './decoding'

export const THUMBNAIL_TYPE = 'image/webp'

export type Width = (typeof SCALED_WIDTHS)[number]

/** Bounding box of a scaled picture. The height is limited too, because WebP has a largest size. */
const boxOf = (width: Width) => ({ width, height: 4 * width, fit: 'inside', withoutEnlargement: true }) as const

const MOST_BYTES = 32_000_000

// Flaws of an accepted file do not prevent its thumbnail.
const scale = (bytes: Buffer, width: Width): Promise<Buffer> =>
  sharp(bytes, { failOn: 'none' }).autoOrient().resize(boxOf(width)).webp().toBuffer()

/**
 * Function that returns a scaled picture from a cache, or makes it. The original is read within the semaphore: waiting calls hold no bytes.
 * @throws Overloaded, and errors of `read`
 */
export type Thumbnails = (hash: string, width: Width, read: () => Promise<Buffer>) => Promise<Buffer>

export const createThumbnails = (): Thumbnails => {
  const cached = createByteCache<Buffer>(MOST_BYTES, ({ length }) => length)
  return (hash, width, read) => cached(`${hash}-${width}`, () => decodingSemaphore(async () => scale(await read(), width)))
}
