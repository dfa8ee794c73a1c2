import { fileSize } from '@/ui/images/fileSize'
import { HEAD_BYTES, isStored, judge, STORED, type Format, type StoredFormat } from '@/kits/pictures/format'
import { readHeader, type Header } from '@/kits/pictures/header'
import {
  MOST_DECODED_PIXELS,
  MOST_FILE_BYTES,
  MOST_PIXELS,
  MOST_PIXELS_OF_FRAMES,
  REDUCED_SIDE,
  WORDS,
  type LastStep,
  type Step,
} from '@/kits/pictures/prepared'
import { decode, Refusal } from '@/kits/pictures/worker/decode'
import { dataAddressOf, encodeToFit, previewOf, type EncodedPicture } from '@/kits/pictures/worker/encode'

const PREVIEW_SIDE = 640
/** Side of a thumbnail in pixels: twice the frame of a field, for high-density screens. */
const THUMB_SIDE = 240
const ENDINGS: Record<StoredFormat, string> = { JPEG: 'jpg', PNG: 'png', WebP: 'webp', GIF: 'gif' }

const refused = (sentence: string): LastStep => ({ kind: 'refused', sentence })

const hasTooManyPixels = ({ width, height, frames }: Header) =>
  frames === 1 ? width * height > MOST_PIXELS : width * height * frames > MOST_PIXELS_OF_FRAMES

/** File name with the extension of the encoded format. */
const renamed = (name: string, format: StoredFormat) => `${name.replace(/\.[^.]*$/, '') || 'imagen'}.${ENDINGS[format]}`

const readyOf = (name: string, { blob, width, height, format }: EncodedPicture, origin: string, thumb: string) => ({
  file: new File([blob], renamed(name, format), { type: blob.type }),
  width,
  height,
  origin,
  thumb,
})

const isTurnedWebp = (format: Format, header: Header | null): header is Header =>
  format === 'WebP' && header?.frames === 1 && header.orientation !== 1

/** Word for the source of a conversion; null for a picture that is sent unchanged. */
const conversionOf = (format: Format, header: Header | null): string | null => {
  if (!isStored(format)) return format
  if (header?.isCmyk) return 'CMYK'
  // Browsers apply the orientation of JPEG and PNG, but not all of them that of WebP.
  if (isTurnedWebp(format, header)) return 'WebP girada'
  return null
}

const hasTransparency = (format: Format) => format !== 'JPEG' && format !== 'BMP'

/** True if pictures can be decoded and encoded in a worker. */
const canDecode = () => typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function'

interface Source {
  file: File
  format: Format
  header: Header | null
  bitmap: ImageBitmap
}

const finish = async ({ file, format, header, bitmap }: Source, maxBytes: number, tell: (step: Step) => void): Promise<LastStep> => {
  const { width, height } = bitmap
  const conversion = conversionOf(format, header)
  const thumb = await dataAddressOf(await previewOf(bitmap, THUMB_SIDE))
  const hasBytesOver = file.size > maxBytes
  const hasPixelsOver = header ? hasTooManyPixels(header) : width * height > MOST_PIXELS
  if (!hasBytesOver && !hasPixelsOver) {
    if (conversion === null && isStored(format)) {
      // A copy, because a browser reads the size of a file on disk at each access, on the thread of the page.
      const sent = new File([file], file.name, { type: STORED[format] })
      return { kind: 'ready', picture: { file: sent, width, height, origin: null, thumb } }
    }
    const encoded = await encodeToFit(bitmap, maxBytes, [Infinity, REDUCED_SIDE], hasTransparency(format))
    return encoded
      ? { kind: 'ready', picture: readyOf(file.name, encoded, `Convertida de ${conversion}`, thumb) }
      : refused(WORDS.notReducible)
  }
  const excess = hasBytesOver ? 'bytes' : 'pixels'
  tell({ kind: 'large', picture: { width, height, preview: await previewOf(bitmap, PREVIEW_SIDE), excess } })
  const encoded = await encodeToFit(bitmap, maxBytes, [REDUCED_SIDE], hasTransparency(format))
  if (!encoded) return refused(WORDS.notReducible)
  const origin = `Reducida de ${fileSize(file.size)}${conversion === null ? '' : `, convertida de ${conversion}`}`
  const loses = header && header.frames > 1 ? 'sin la animación ni los datos de la cámara' : 'sin los datos de la cámara ni del lugar'
  return { kind: 'offer', picture: readyOf(file.name, encoded, origin, thumb), format: encoded.format, loses }
}

/** @throws error of a file that cannot be read */
const prepareReadable = async (file: File, maxBytes: number, tell: (step: Step) => void): Promise<LastStep> => {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer()
  const judged = judge(new Uint8Array(head))
  if ('other' in judged) return refused(WORDS.other(judged.other))
  const { format } = judged
  if (file.size > MOST_FILE_BYTES) return refused(WORDS.tooLong)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = isStored(format) ? readHeader(format, bytes) : null
  if (isStored(format) && header === null) return refused(WORDS.damaged)
  if (header && header.width * header.height > MOST_DECODED_PIXELS) return refused(WORDS.tooLong)
  if (!canDecode()) {
    if (!header || !isStored(format) || header.isCmyk) return refused(WORDS.unknownHere(format))
    const { width, height } = header
    if (file.size <= maxBytes && !hasTooManyPixels(header))
      return { kind: 'ready', picture: { file, width, height, origin: null, thumb: null } }
    tell({ kind: 'large', picture: { width, height, preview: file, excess: file.size > maxBytes ? 'bytes' : 'pixels' } })
    return refused(WORDS.notReducible)
  }
  const conversion = conversionOf(format, header)
  if (conversion !== null) tell({ kind: 'working', sentence: WORDS.converting(conversion) })
  try {
    const bitmap = await decode(format, file, bytes, isTurnedWebp(format, header) ? header.orientation : 1)
    try {
      return await finish({ file, format, header, bitmap }, maxBytes, tell)
    } finally {
      bitmap.close()
    }
  } catch (error) {
    return refused(error instanceof Refusal ? error.message : WORDS.damaged)
  }
}

/**
 * Identifies a file by its first bytes and decodes it. Converts a format that the server does not accept, and reduces a picture over a limit
 * for the offer [PH-01, PH-02]. Runs in a worker or, in browsers without workers, on the thread of the page.
 * @param maxBytes limit of an upload
 * @param tell called with the steps before the last
 */
export const prepare = (file: File, maxBytes: number, tell: (step: Step) => void): Promise<LastStep> =>
  prepareReadable(file, maxBytes, tell).catch(() => refused(WORDS.unreadable))
