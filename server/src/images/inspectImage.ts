import sharp from 'sharp'
import { HttpError, imageTooLarge } from '../response/httpError'
import { isDecodable } from './decodedSize'
import { decodingSemaphore } from './decoding'
import { sha256 } from '../sha256'
import { formatOf } from './metadata/formats'
import { statedSizes } from './statedSizes'
import { uprightSrgb } from './upright'

/** File that was checked to be a picture. */
export interface Image {
  /** SHA-256 of the bytes; equal bytes are stored once. */
  hash: string
  /** Media type, by content. */
  tipo: string
  bytes: Buffer
}

/** Options of the decoder. Its limit of pixels is off: `isDecodable` checks the size, by more than pixels. */
const decoding = { failOn: 'error', limitInputPixels: false, animated: true } as const

const UNREADABLE = 'El archivo no es una imagen PNG, JPEG, WebP o GIF que se pueda leer.'
const TOO_LARGE =
  'La imagen tiene demasiados píxeles para abrirla. Redúzcala o guárdela con 8 bits por color, sin entrelazado ni carga progresiva.'

/** Decodes every pixel, since a file with a valid header may be damaged. Returns the bytes to store, or the problem as a sentence. */
const examine = async (tipo: string, bytes: Buffer, mostBytes: number): Promise<Buffer | string> => {
  const header = await sharp(bytes, decoding).metadata()
  if (!isDecodable(header)) return TOO_LARGE
  // A browser may allocate the size that a file states, even if the decoder finds less.
  const { width, pageHeight = header.height } = header
  if (statedSizes(tipo, bytes).some(stated => stated.width > width || stated.height > pageHeight)) return UNREADABLE
  await sharp(bytes, decoding)
    .resize({ width: 1, height: 1, fit: 'fill', fastShrinkOnLoad: false })
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer()
  return uprightSrgb(tipo, bytes, header, mostBytes)
}

/**
 * Checks a PNG, JPEG, WebP or GIF, recognised by content and decoded completely, and returns it without metadata, upright and in sRGB.
 * @param field member that a refusal is about
 * @param mostBytes size of the largest picture to store
 * @throws HttpError 400, 413, Overloaded
 */
export const inspectImage = async (file: Buffer, field: string, mostBytes: number): Promise<Image> => {
  const refuse = (detail: string) => new HttpError(400, detail, { errors: { [field]: [detail] } })
  const format = formatOf(file)
  const stripped = format?.strip(file)
  if (format === undefined || stripped === undefined) throw refuse(UNREADABLE)
  const bytes = await decodingSemaphore(() => examine(format.tipo, stripped, mostBytes).catch(() => UNREADABLE))
  if (typeof bytes === 'string') throw refuse(bytes)
  if (bytes.length > mostBytes) throw imageTooLarge(mostBytes)
  return { hash: sha256(bytes), tipo: format.tipo, bytes }
}
