import { stripGif } from './stripGif'
import { stripJpeg } from './stripJpeg'
import { stripPng } from './stripPng'
import { stripWebp } from './stripWebp'

interface Format {
  /** Its media type. */
  tipo: string
  /** First bytes of its files. */
  head: RegExp
  /**
   * Takes out what a file says besides its picture: who made it, where, when, with what. Orientation, colour profile and animation stay,
   * and no pixel is encoded again. Gives undefined where its parts do not fit each other; whether they can be decoded is not its matter.
   */
  strip: (bytes: Buffer) => Buffer | undefined
}

const formats: Format[] = [
  { tipo: 'image/png', head: /^\x89PNG\r\n\x1a\n/, strip: stripPng },
  { tipo: 'image/jpeg', head: /^\xff\xd8\xff/, strip: stripJpeg },
  { tipo: 'image/webp', head: /^RIFF[^]{4}WEBP/, strip: stripWebp },
  { tipo: 'image/gif', head: /^GIF8[79]a/, strip: stripGif },
]

/** Recognises a format by its first bytes. Other files reach no decoder: there are many, for formats without use here. */
export const formatOf = (bytes: Buffer): Format | undefined => {
  const start = bytes.toString('latin1', 0, 12)
  return formats.find(({ head }) => head.test(start))
}
