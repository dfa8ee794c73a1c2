import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { HttpError } from '../http/errors'

/** A file that was found to be a picture. */
export interface Image {
  /** SHA-256 of the bytes, in hexadecimal: the same file is kept once. */
  hash: string
  /** Its media type, by its content. */
  tipo: string
  bytes: Buffer
}

const types: Record<string, string> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif' }

/** What each of them starts with. Nothing else is so much as shown to a decoder: there are many, for formats that nobody needs here. */
const isCandidate = (bytes: Buffer) => {
  const head = bytes.toString('latin1', 0, 12)
  return /^(\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF[^]{4}WEBP)/.test(head)
}

/** More than a good telephone takes, and what can still be decoded without hurting others. */
const MOST_PIXELS = 64_000_000

/** Of all frames of an animation together. */
const MOST_PIXELS_OF_ALL_FRAMES = 256_000_000

const decoding = { failOn: 'error', limitInputPixels: MOST_PIXELS_OF_ALL_FRAMES, animated: true } as const

/** The media type of a file whose every pixel can be decoded; undefined for all else. */
const typeOf = async (bytes: Buffer): Promise<string | undefined> => {
  if (!isCandidate(bytes)) return undefined
  try {
    const { format, width, height, pageHeight } = await sharp(bytes, decoding).metadata()
    if (width * (pageHeight ?? height) > MOST_PIXELS) return undefined
    // The header may be whole where the rest is not.
    await sharp(bytes, decoding)
      .resize({ width: 1, height: 1, fit: 'fill', fastShrinkOnLoad: false })
      .timeout({ seconds: 20 })
      .raw()
      .toBuffer()
    return types[format]
  } catch {
    return undefined
  }
}

/**
 * Takes PNG, JPEG, WebP and GIF, told by their content alone and decoded to the end.
 * @param field the member that a refusal is about
 * @throws HttpError 400
 */
export const inspectImage = async (bytes: Buffer, field = 'imagen'): Promise<Image> => {
  const tipo = await typeOf(bytes)
  if (tipo !== undefined) return { hash: createHash('sha256').update(bytes).digest('hex'), tipo, bytes }
  const detail = 'El archivo no es una imagen PNG, JPEG, WebP o GIF que se pueda leer.'
  throw new HttpError(400, detail, { errors: { [field]: [detail] } })
}
