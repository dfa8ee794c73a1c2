import { STORED, type StoredFormat } from '@/kits/pictures/format'

export interface EncodedPicture {
  blob: Blob
  width: number
  height: number
  format: StoredFormat
}

/** Qualities of JPEG and WebP to try, from 0 to 1, the best first. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45]
/** Factor by which the sides shrink when the lowest quality does not fit. */
const SHRINK = 0.7
const SMALLEST_SIDE = 200

const scaled = (bitmap: ImageBitmap, scale: number): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** Number of pixel rows that are read at once. */
const ROWS = 256

/** True if a pixel is transparent. */
const isTransparent = (canvas: OffscreenCanvas): boolean => {
  const context = canvas.getContext('2d')
  for (let top = 0; context && top < canvas.height; top += ROWS) {
    const { data } = context.getImageData(0, top, canvas.width, Math.min(ROWS, canvas.height - top))
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  }
  return false
}

const FORMATS = new Map<string, StoredFormat>(Object.entries(STORED).map(([format, type]) => [type, format as StoredFormat]))

/** Encodes a canvas. A browser that cannot write WebP writes PNG instead; the type of the blob has the actual format. */
const write = async (canvas: OffscreenCanvas, format: StoredFormat, quality: number): Promise<EncodedPicture> => {
  const blob = await canvas.convertToBlob({ type: STORED[format], quality })
  return { blob, width: canvas.width, height: canvas.height, format: FORMATS.get(blob.type) ?? 'PNG' }
}

/** Reduced copy for the page, with its transparency. */
export const previewOf = async (bitmap: ImageBitmap, side: number): Promise<Blob> => {
  const canvas = scaled(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)))
  return (await write(canvas, isTransparent(canvas) ? 'WebP' : 'JPEG', 0.85)).blob
}

/** Data URL of a picture, which the page shows without creating an object URL. */
export const dataAddressOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Unreadable')))
    reader.readAsDataURL(picture)
  })

/**
 * Encodes a picture within a limit, as large and as good as fits: as JPEG, or as WebP if it is transparent.
 * @param sides maximum long sides to try, in order of preference
 * @param mayBeTransparent false if the source format has no transparency
 * @returns null if not even the smallest picture fits
 */
export const encodeToFit = async (
  bitmap: ImageBitmap,
  maxBytes: number,
  sides: readonly number[],
  mayBeTransparent: boolean,
): Promise<EncodedPicture | null> => {
  const longSide = Math.max(bitmap.width, bitmap.height)
  const scales = [...new Set(sides.map(side => Math.min(1, side / longSide)))]
  const last = scales.at(-1) ?? 1
  for (let scale = last * SHRINK; scale * longSide >= SMALLEST_SIDE; scale *= SHRINK) scales.push(scale)
  for (const [index, scale] of scales.entries()) {
    const canvas = scaled(bitmap, scale)
    const format = mayBeTransparent && isTransparent(canvas) ? 'WebP' : 'JPEG'
    // The lowest qualities are tried only at the last size: a smaller picture is better than a larger one of poor quality.
    const qualities = index < scales.indexOf(last) ? QUALITIES.slice(0, 3) : QUALITIES
    for (const quality of qualities) {
      const encoded = await write(canvas, format, quality)
      if (encoded.blob.size <= maxBytes) return encoded
      if (encoded.format === 'PNG') break
    }
  }
  return null
}
