import sharp from 'sharp'
import type { SCALED_WIDTHS } from '@/shared/constants'
import { createByteCache } from './byteCache'
import { inTurn } from './decoding'

export const THUMBNAIL_TYPE = 'image/webp'

export type Width = (typeof SCALED_WIDTHS)[number]

/** A very tall picture is bounded too: the format has a limit. */
const boxOf = (width: Width) => ({ width, height: 4 * width, fit: 'inside', withoutEnlargement: true }) as const

const MOST_BYTES = 32_000_000

// Flaws of a file that was taken are no reason to show nothing.
const scale = (bytes: Buffer, width: Width): Promise<Buffer> =>
  sharp(bytes, { failOn: 'none' }).autoOrient().resize(boxOf(width)).webp().toBuffer()

/**
 * Gives a scaled picture: made once, and kept as long as it is among the ones asked for last. The original is read within the turn: those
 * that wait hold no bytes.
 * @throws Overloaded, and what `read` throws
 */
export type Thumbnails = (hash: string, width: Width, read: () => Promise<Buffer>) => Promise<Buffer>

export const createThumbnails = (mostBytes = MOST_BYTES): Thumbnails => {
  const cached = createByteCache<Buffer>(mostBytes, ({ length }) => length)
  return (hash, width, read) => cached(`${hash}-${width}`, () => inTurn(async () => scale(await read(), width)))
}
