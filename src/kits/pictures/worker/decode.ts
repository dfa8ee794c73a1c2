import type { HeifImage } from 'libheif-js/libheif-wasm/libheif.js'
import type { Format } from '@/kits/pictures/format'
import { orient } from '@/kits/pictures/worker/orient'
import { MOST_DECODED_PIXELS, WORDS } from '@/kits/pictures/prepared'

/** Error of a picture that is not decoded for another reason than damage; its message is a sentence of `WORDS`. */
export class Refusal extends Error {}

const assertDecodable = (width: number, height: number) => {
  if (width * height > MOST_DECODED_PIXELS) throw new Refusal(WORDS.tooLong)
}

/** Throws a `Refusal` for a decoder that could not be loaded: the file may be intact. */
const failLoading = () => {
  throw new Refusal(WORDS.notLoaded)
}

/** Decoder of HEIC (370 KiB): a script and its WebAssembly, which the worker's content security policy allows, unlike the page's. */
const loadHeif = async () => {
  const wasm = fetch(new URL('libheif-js/libheif-wasm/libheif.wasm', import.meta.url))
  const [{ default: libheif }, answer] = await Promise.all([import('libheif-js/libheif-wasm/libheif.js'), wasm])
  if (!answer.ok) throw new Error(`HEIC decoder: ${answer.status}`)
  const { HeifDecoder } = libheif({ wasmBinary: await answer.arrayBuffer() })
  // One decoder for all files: each call of `decode` frees the memory of the previous one.
  return new HeifDecoder()
}

let heif: ReturnType<typeof loadHeif> | null = null

const pixelsOf = async (image: HeifImage): Promise<ImageData> => {
  const [width, height] = [image.get_width(), image.get_height()]
  assertDecodable(width, height)
  const pixels = new ImageData(width, height)
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, shown => (shown ? resolve() : reject(new Error('HEIC cannot be decoded'))))
  })
  return pixels
}

/** First picture of a HEIC file, upright. The decoder is loaded for the first file. */
const decodeHeic = async (bytes: Uint8Array): Promise<ImageBitmap> => {
  heif ??= loadHeif()
  // A failed load is repeated for the next file.
  heif.catch(() => (heif = null))
  const decoder = await heif.catch(failLoading)
  const images = decoder.decode(bytes)
  const [image] = images
  if (!image) throw new Error('HEIC without a picture')
  const pixels = await pixelsOf(image).finally(() => {
    for (const each of images) each.free()
  })
  return createImageBitmap(pixels)
}

/** Photometric interpretation of print colours, which the decoder cannot convert. */
const CMYK = 5

/** Largest page of a TIFF file. The decoder (25 KiB) is loaded for the first file. */
const decodeTiff = async (bytes: Uint8Array): Promise<ImageBitmap> => {
  const { default: UTIF } = await import('utif2').catch(failLoading)
  const buffer = bytes.slice().buffer
  const sizeOf = (page: { t256?: number[]; t257?: number[] }) => (page.t256?.[0] ?? 0) * (page.t257?.[0] ?? 0)
  const [page] = UTIF.decode(buffer).sort((one, other) => sizeOf(other) - sizeOf(one))
  if (!page) throw new Error('TIFF without a picture')
  if (page.t262?.[0] === CMYK) throw new Refusal(WORDS.unknownHere('TIFF'))
  assertDecodable(page.t256?.[0] ?? 0, page.t257?.[0] ?? 0)
  UTIF.decodeImage(buffer, page)
  const { width, height } = page
  const pixels = new ImageData(new Uint8ClampedArray(UTIF.toRGBA8(page)), width, height)
  return orient(await createImageBitmap(pixels), page.t274?.[0] ?? 1)
}

/** Decoders for formats that the browser may not decode itself. */
const DECODERS: Partial<Record<Format, (bytes: Uint8Array) => Promise<ImageBitmap>>> = { HEIC: decodeHeic, TIFF: decodeTiff }

/** WebP of 2 × 1 pixels with Exif orientation 6. */
const LYING = 'UklGRlAAAABXRUJQVlA4WAoAAAAIAAAAAQAAAAAAVlA4TA8AAAAvAQAAAAcQ/Y/+ByKi/wEARVhJRhoAAABNTQAqAAAACAABARIAAwAAAAEABgAAAAAAAA=='

/** True if the browser applies the Exif orientation of WebP; not all browsers do. */
const turnsWebp = async (): Promise<boolean> => {
  const bytes = Uint8Array.from(atob(LYING), character => character.codePointAt(0) ?? 0)
  const probe = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
  return probe.width === 1
}

/**
 * Decodes a picture upright, by the browser if possible.
 * @param orientation Exif orientation of a still WebP; 1 for other formats, which browsers turn upright
 * @throws Refusal; Error if the picture is damaged
 */
export const decode = async (format: Format, file: Blob, bytes: Uint8Array, orientation: number): Promise<ImageBitmap> => {
  try {
    const bitmap = await createImageBitmap(file)
    return orientation === 1 || (await turnsWebp()) ? bitmap : orient(bitmap, orientation)
  } catch (error) {
    const own = DECODERS[format]
    if (own) return own(bytes)
    // Browsers without AVIF fail with the error of a damaged file.
    throw format === 'AVIF' ? new Refusal(WORDS.unknownHere(format)) : error
  }
}
