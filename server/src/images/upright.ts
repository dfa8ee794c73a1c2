import sharp, { type Metadata, type Sharp } from 'sharp'

/** Names of sRGB in colour profiles, in ASCII and UTF-16. */
const SRGB_NAMES = [Buffer.from('sRGB', 'latin1'), Buffer.from('\0s\0R\0G\0B', 'latin1')]

const isSrgb = ({ space, icc }: Metadata): boolean => space !== 'cmyk' && (icc === undefined || SRGB_NAMES.some(name => icc.includes(name)))

/** True for an animation, which is not encoded again: its frames would be lost. Browsers show animations as stored. */
const isAnimated = ({ pages = 1, format }: Metadata, bytes: Buffer): boolean =>
  pages > 1 || (format === 'png' && bytes.includes('acTL', 0, 'latin1'))

type Encode = (picture: Sharp) => Sharp

/** Qualities of JPEG and lossy WebP, the best first. */
const QUALITIES = [92, 75, 60, 45, 30]

const lossy = (encode: (picture: Sharp, quality: number) => Sharp): Encode[] =>
  QUALITIES.map(quality => picture => encode(picture, quality))

/** Most pixels of a picture whose palette is made again: its encoder holds five bytes for each, beside the rotated copy. */
const MOST_PIXELS_OF_PALETTE = 20_000_000

/**
 * Encoders by media type; each makes a smaller file than the one before. JPEG and lossy WebP lose quality once at most; PNG and lossless
 * WebP lose none. Code tables made for a JPEG would need all its coefficients in memory: some 750 MB for 64 megapixels.
 */
const encodersOf: Record<string, (header: Metadata, bytes: Buffer) => Encode[]> = {
  'image/jpeg': ({ chromaSubsampling }) => {
    const kept = chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0'
    return lossy((picture, quality) => picture.jpeg({ quality, chromaSubsampling: kept, optimiseCoding: false }))
  },
  'image/png': ({ isPalette, width, height }) => {
    const kept = isPalette && width * height <= MOST_PIXELS_OF_PALETTE ? { palette: true, dither: 0 } : { adaptiveFiltering: true }
    return [picture => picture.png(kept), picture => picture.png({ ...kept, compressionLevel: 9 })]
  },
  'image/webp': (_, bytes) =>
    bytes.includes('VP8L', 0, 'latin1')
      ? [picture => picture.webp({ lossless: true }), picture => picture.webp({ lossless: true, effort: 6 })]
      : lossy((picture, quality) => picture.webp({ quality })),
}

/**
 * Turns a picture upright and into sRGB where it is not: browsers and thumbnails differ in CMYK, and in the orientation of all formats but
 * JPEG. A picture that needs neither keeps its bytes, and so does an animation. Quality is lowered until the result fits into `mostBytes`: a
 * stored picture is uploaded again for a copy of its record. A result that does not fit at any quality is returned as it is.
 */
export const uprightSrgb = async (tipo: string, bytes: Buffer, header: Metadata, mostBytes: number): Promise<Buffer> => {
  const encoders = encodersOf[tipo]?.(header, bytes) ?? []
  const isUpright = (header.orientation ?? 1) === 1
  if ((isUpright && isSrgb(header)) || isAnimated(header, bytes)) return bytes
  let stored = bytes
  for (const encode of encoders) {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false })
      .autoOrient()
      .toColourspace(header.depth === 'ushort' ? 'rgb16' : 'srgb')
      .timeout({ seconds: 20 })
    stored = await encode(picture).toBuffer()
    if (stored.length <= mostBytes) break
  }
  return stored
}
