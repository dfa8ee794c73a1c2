import { stripGif } from './stripGif'
import { stripJpeg } from './stripJpeg'
import { stripPng } from './stripPng'
import { stripWebp } from './stripWebp'

interface Format {
  /** Media type. */
  tipo: string
  /** Pattern of the first bytes. */
  head: RegExp
  /**
   * Removes metadata: author, place, date, device. Orientation, colour profile and animation stay, and no pixel is encoded again. Returns
   * undefined where the parts do not fit each other; the pixels are not checked.
   */
  strip: (bytes: Buffer) => Buffer | undefined
}

const formats: Format[] = [
  { tipo: 'image/png', head: /^\x89PNG\r\n\x1a\n/, strip: stripPng },
  { tipo: 'image/jpeg', head: /^\xff\xd8\xff/, strip: stripJpeg },
  { tipo: 'image/webp', head: /^RIFF[^]{4}WEBP/, strip: stripWebp },
  { tipo: 'image/gif', head: /^GIF8[79]a/, strip: stripGif },
]

/** Format by the first bytes; undefined for other files, which reach no decoder: the library has many, for formats without use here. */
export const formatOf = (bytes: Buffer): Format | undefined => {
  const start = bytes.toString('latin1', 0, 12)
  return formats.find(({ head }) => head.test(start))
}
