import type { Metadata } from 'sharp'

/** Most pixels of a frame: more than a good telephone takes. */
const MOST_PIXELS = 64_000_000

/** Most pixels of all frames of an animation together: each frame takes time. */
const MOST_PIXELS_OF_ALL_FRAMES = 256_000_000

/** Memory that one picture may take while it is decoded and rotated, in bytes. */
const MOST_BYTES = 300_000_000

type Header = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'pageHeight' | 'channels' | 'depth' | 'isProgressive' | 'orientation' | 'pages'
>

const frameOf = ({ width, height, pageHeight }: Header) => width * (pageHeight ?? height)

/**
 * Bytes that the decoder holds at once. PNG and JPEG are decoded line by line unless interlaced or progressive: then PNG is held as pixels
 * and JPEG as coefficients of two bytes. WebP is held as a frame and its canvas, and as all frames; GIF as its canvas alone.
 */
const heldBytes = (header: Header): number => {
  const { format, width, height, channels, depth, isProgressive } = header
  if (format === 'webp') return 4 * Math.max(2 * frameOf(header), width * height)
  if (format === 'gif') return 4 * frameOf(header)
  if (!isProgressive) return 0
  return width * height * channels * (format === 'png' && depth === 'uchar' ? 1 : 2)
}

/** Bytes of the copy that is rotated, beside those of the decoder. Animations are stored as they are. */
const rotatedBytes = ({ width, height, channels, depth, orientation = 1, pages = 1 }: Header): number =>
  orientation === 1 || pages > 1 ? 0 : width * height * channels * (depth === 'ushort' ? 2 : 1)

/** True if a picture can be decoded within the limits, by its header. */
export const isDecodable = (header: Header): boolean =>
  frameOf(header) <= MOST_PIXELS &&
  header.width * header.height <= MOST_PIXELS_OF_ALL_FRAMES &&
  heldBytes(header) + rotatedBytes(header) <= MOST_BYTES
