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
import { dataAddressOf, encodeToFit, previewOf, type Encoded } from '@/kits/pictures/worker/encode'

const PREVIEW_SIDE = 640
/** Twice the frame of a field, for fine screens. */
const THUMB_SIDE = 240
const ENDINGS: Record<StoredFormat, string> = { JPEG: 'jpg', PNG: 'png', WebP: 'webp', GIF: 'gif' }

const refused = (sentence: string): LastStep => ({ kind: 'refused', sentence })

const hasTooManyPixels = ({ width, height, frames }: Header) =>
  frames === 1 ? width * height > MOST_PIXELS : width * height * frames > MOST_PIXELS_OF_FRAMES

/** Name with the ending of the format that it was made in. */
const renamed = (name: string, format: StoredFormat) => `${name.replace(/\.[^.]*$/, '') || 'imagen'}.${ENDINGS[format]}`

const readyOf = (name: string, { blob, width, height, format }: Encoded, origin: string, thumb: string) => ({
  file: new File([blob], renamed(name, format), { type: blob.type }),
  width,
  height,
  origin,
  thumb,
})

const isTurnedWebp = (format: Format, header: Header | null): header is Header =>
  format === 'WebP' && header?.frames === 1 && header.orientation !== 1

/** Word for what a picture is converted from; null where it is sent as it is. */
const conversionOf = (format: Format, header: Header | null): string | null => {
  if (!isStored(format)) return format
  if (header?.isCmyk) return 'CMYK'
  // Browsers turn JPEG and PNG; they show WebP as it lies.
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
      // A file of the disk has no size until the browser asks for it, each time and on the thread of the page.
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

/**
 * Judges a file by its first bytes and decodes it; converts it where the server does not take it, and works out what it can be reduced to
 * where it is over the limit [PH-01, PH-02]. The same in a worker and, where there is none, on the thread of the page.
 * @param maxBytes limit of an upload
 * @param tell gets the steps before the last
 */
export const prepare = async (file: File, maxBytes: number, tell: (step: Step) => void): Promise<LastStep> => {
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
