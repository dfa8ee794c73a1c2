import sharp from 'sharp'
import { HttpError } from '../response/httpError'
import { isDecodable } from './decodedSize'
import { inTurn } from './decoding'
import { hashOf } from './hashOf'
import { formatOf } from './metadata/formats'
import { statedSizes } from './statedSizes'
import { uprightSrgb } from './upright'

/** A file that was found to be a picture. */
export interface Image {
  /** The same bytes are kept once. */
  hash: string
  /** Its media type, by its content. */
  tipo: string
  bytes: Buffer
}

/** The size is judged here, by more than the pixels that the decoder would count. */
const decoding = { failOn: 'error', limitInputPixels: false, animated: true } as const

const UNREADABLE = 'El archivo no es una imagen PNG, JPEG, WebP o GIF que se pueda leer.'
const TOO_LARGE =
  'La imagen tiene demasiados píxeles para abrirla. Redúzcala o guárdela con 8 bits por color, sin entrelazado ni carga progresiva.'

/** Decodes every pixel: the header may be whole where the rest is not. Gives the bytes to be stored, or the problem. */
const examine = async (tipo: string, bytes: Buffer): Promise<Buffer | string> => {
  const header = await sharp(bytes, decoding).metadata()
  if (!isDecodable(header)) return TOO_LARGE
  // A file that states more than the decoder shows costs each browser that shows it the larger size.
  const { width, pageHeight = header.height } = header
  if (statedSizes(tipo, bytes).some(stated => stated.width > width || stated.height > pageHeight)) return UNREADABLE
  await sharp(bytes, decoding)
    .resize({ width: 1, height: 1, fit: 'fill', fastShrinkOnLoad: false })
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer()
  return uprightSrgb(tipo, bytes, header)
}

/**
 * Takes PNG, JPEG, WebP and GIF, told by their content alone and decoded to the end, and gives them without their metadata,
 * upright and in sRGB.
 * @param field the member that a refusal is about
 * @throws HttpError 400, Overloaded
 */
export const inspectImage = async (file: Buffer, field = 'imagen'): Promise<Image> => {
  const refuse = (detail: string) => new HttpError(400, detail, { errors: { [field]: [detail] } })
  const format = formatOf(file)
  const stripped = format?.strip(file)
  if (format === undefined || stripped === undefined) throw refuse(UNREADABLE)
  const bytes = await inTurn(() => examine(format.tipo, stripped).catch(() => UNREADABLE))
  if (typeof bytes === 'string') throw refuse(bytes)
  return { hash: hashOf(bytes), tipo: format.tipo, bytes }
}
