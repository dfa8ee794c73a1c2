import sharp, { type Metadata, type Sharp } from 'sharp'

/** Names of sRGB in colour profiles, in ASCII and UTF-16. */
const SRGB_NAMES = [Buffer.from('sRGB', 'latin1'), Buffer.from('\0s\0R\0G\0B', 'latin1')]

const isSrgb = ({ space, icc }: Metadata): boolean => space !== 'cmyk' && (icc === undefined || SRGB_NAMES.some(name => icc.includes(name)))

/** True for an animation, which is not encoded again: its frames would be lost. Browsers show animations as stored. */
const isAnimated = ({ pages = 1, format }: Metadata, bytes: Buffer): boolean =>
  pages > 1 || (format === 'png' && bytes.includes('acTL', 0, 'latin1'))

const QUALITY = 92

/**
 * Encoders by media type. JPEG and lossy WebP lose quality once at most; PNG and lossless WebP lose none. Code tables made for a JPEG would
 * need all its coefficients in memory: some 750 MB for 64 megapixels.
 */
const ENCODERS: Record<string, (picture: Sharp, bytes: Buffer) => Sharp> = {
  'image/jpeg': picture => picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false }),
  'image/png': picture => picture.png(),
  'image/webp': (picture, bytes) => picture.webp(bytes.includes('VP8L', 0, 'latin1') ? { lossless: true } : { quality: QUALITY }),
}

/**
 * Turns a picture upright and into sRGB where it is not: browsers and thumbnails differ in CMYK, and in the orientation of all formats but
 * JPEG. A picture that needs neither keeps its bytes, and so does an animation.
 */
export const uprightSrgb = async (tipo: string, bytes: Buffer, header: Metadata): Promise<Buffer> => {
  const encoder = ENCODERS[tipo]
  const isUpright = (header.orientation ?? 1) === 1
  if (!encoder || (isUpright && isSrgb(header)) || isAnimated(header, bytes)) return bytes
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false })
    .autoOrient()
    .toColourspace(header.depth === 'ushort' ? 'rgb16' : 'srgb')
    .timeout({ seconds: 20 })
  return encoder(picture, bytes).toBuffer()
}
