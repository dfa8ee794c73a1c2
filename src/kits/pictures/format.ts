/** Formats of pictures that a field accepts [PH-01]. */
export type Format = 'JPEG' | 'PNG' | 'WebP' | 'GIF' | 'HEIC' | 'AVIF' | 'TIFF' | 'BMP'

/** Formats that the server accepts, with their media types; other formats are converted. */
export const STORED = { JPEG: 'image/jpeg', PNG: 'image/png', WebP: 'image/webp', GIF: 'image/gif' } as const
export type StoredFormat = keyof typeof STORED

export const isStored = (format: Format): format is StoredFormat => format in STORED

/** File extensions and media types for the file dialog. */
export const OFFERED: readonly string[] = ['image/*', '.heic', '.heif', '.avif', '.tif', '.tiff', '.bmp', '.jfif']

/** Number of first bytes of a file that identify its format. */
export const HEAD_BYTES = 512

type FileKind = { format: Format } | { other: string }

/** Brands of ISO containers: pictures coded as HEVC and as AV1. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']
const AVIF_BRANDS = ['avif', 'avis']

/** Brands of a container, the major one first. */
const brandsOf = (start: string): string[] => {
  const length = Math.min(start.length, (start.codePointAt(2) ?? 0) * 256 + (start.codePointAt(3) ?? 0))
  const brands = [start.slice(8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(start.slice(at, at + 4))
  return brands
}

const judgeContainer = (start: string): FileKind => {
  const brands = brandsOf(start)
  if (brands.some(brand => AVIF_BRANDS.includes(brand))) return { format: 'AVIF' }
  if (brands.some(brand => HEIC_BRANDS.includes(brand))) return { format: 'HEIC' }
  return { other: brands[0] === 'crx ' ? 'una fotografía RAW' : 'un vídeo' }
}

const PICTURES: readonly (readonly [RegExp, Format])[] = [
  [/^\xff\xd8\xff/, 'JPEG'],
  [/^\x89PNG\r\n\x1a\n/, 'PNG'],
  [/^RIFF[^]{4}WEBP/, 'WebP'],
  [/^GIF8[79]a/, 'GIF'],
  [/^(?:II\*\0|MM\0\*)/, 'TIFF'],
  [/^BM[^]{4}\0{4}/, 'BMP'],
]

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'un archivo vacío'],
  [/^%PDF/, 'un documento PDF'],
  [/^PK[\x03\x05]/, 'un archivo ZIP o de Office'],
  [/^\xd0\xcf\x11\xe0/, 'un documento de Office'],
  [/^8BPS/, 'un documento de Photoshop'],
  [/^(?:Rar!|7z\xbc\xaf|\x1f\x8b)/, 'un archivo comprimido'],
  [/^(?:\x1aE\xdf\xa3|RIFF[^]{4}AVI )/, 'un vídeo'],
  [/^(?:ID3|OggS|RIFF[^]{4}WAVE)/, 'un sonido'],
  [/^(?:MZ|\x7fELF)/, 'un programa'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^]*)?<svg/i, 'un dibujo SVG'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)/i, 'una página web'],
  // A text has no control characters except line breaks, tabs and escape.
  [/^[^\0-\x08\x0e-\x1a\x1c-\x1f]+$/, 'un texto'],
]

/** Format of a file by its first bytes, not by its name and type; otherwise the kind of the file in words: "un documento PDF" [PH-01]. */
export const judge = (head: Uint8Array): FileKind => {
  const start = Array.from(head.subarray(0, HEAD_BYTES), byte => String.fromCodePoint(byte)).join('')
  if (start.startsWith('ftyp', 4)) return judgeContainer(start)
  const picture = PICTURES.find(([pattern]) => pattern.test(start))
  if (picture) return { format: picture[1] }
  return { other: OTHERS.find(([pattern]) => pattern.test(start))?.[1] ?? 'un archivo de otro tipo' }
}
