import { HttpError } from '@server/response/httpError'
import { inspectImage } from '@server/images/inspectImage'
import { inspected, picture } from '@test/server/images/samples'
import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

const formats = ['png', 'jpeg', 'webp', 'gif'] as const

const refusal = async (bytes: Buffer, mostBytes = 5_000_000) => {
  const error = await inspectImage(bytes, 'imagen_icono', mostBytes).then(
    () => undefined,
    (error: unknown) => error,
  )
  return error instanceof HttpError ? [error.status, error.detail, Object.keys(error.errors ?? {})] : error
}
const refused = [400, 'El archivo no es una imagen PNG, JPEG, WebP o GIF que se pueda leer.', ['imagen_icono']]

const tooLarge = [
  400,
  'La imagen tiene demasiados píxeles para abrirla. Redúzcala o guárdela con 8 bits por color, sin entrelazado ni carga progresiva.',
  ['imagen_icono'],
]

/** Picture of soft spots, which compresses as a photograph does. */
const photograph = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'green', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).blur(
    1.2,
  )

const black = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'black' } })

describe('an image is told by its content', () => {
  it.each(formats)('%s: its type, and its bytes as they came by their hash [IM-04]', async format => {
    const bytes = await picture(format)
    const hash = createHash('sha256').update(bytes).digest('hex')
    expect(await inspected(bytes)).toEqual({ hash, tipo: `image/${format}`, bytes })
  })

  it('an animation is one too, unless it ends within its first frame', async () => {
    const frames = await Promise.all([black(40, 30).png().toBuffer(), picture('png', 40, 30), picture('png', 40, 30)])
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(3)
    expect(await inspected(animation)).toMatchObject({ tipo: 'image/gif' })
    expect(await refusal(animation.subarray(0, 60))).toEqual(refused)
  })

  it.each(formats)('%s cut off anywhere is refused', async format => {
    const bytes = await picture(format)
    for (const share of [0.01, 0.3, 0.6, 0.99]) expect(await refusal(bytes.subarray(0, Math.floor(bytes.length * share)))).toEqual(refused)
  })

  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG as XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML that begins like a GIF', 'GIF89a<script>alert(1)</script>'],
    ['a text', 'imagen.png'],
  ])('%s is refused', async (_name, content) => {
    expect(await refusal(Buffer.from(content))).toEqual(refused)
  })

  it.each(['tiff', 'avif'] as const)('%s, which not every browser shows, is refused', async format => {
    expect(await refusal(await black(30, 20).toFormat(format).toBuffer())).toEqual(refused)
  })

  it('bytes that only begin like an image are refused', async () => {
    const bytes = await picture('png')
    expect(await refusal(Buffer.concat([bytes.subarray(0, 60), Buffer.alloc(4_000, 7)]))).toEqual(refused)
    expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4_000, 7)]))).toEqual(refused)
  })

  it('a small file that would unfold to more than 64 megapixels is refused, in words of its own', async () => {
    const bomb = await black(9_000, 8_000).png({ compressionLevel: 6 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refusal(bomb)).toEqual(tooLarge)
  })

  it('one that is taken line by line is refused where its lines come several times, and it has too many bytes for that', async () => {
    const wide = () => black(7_300, 7_300).toColourspace('rgb16')
    const [whole, interlaced] = [await wide().png().toBuffer(), await wide().png({ progressive: true }).toBuffer()]
    expect(await inspected(whole)).toMatchObject({ tipo: 'image/png' })
    expect(await refusal(interlaced)).toEqual(tooLarge)
  })
})

describe('a picture is stored upright and in sRGB', () => {
  const left = (width: number, height: number) =>
    sharp({ create: { width: width / 2, height, channels: 3, background: 'red' } }).extend({ right: width / 2, background: 'blue' })
  const cornersOf = async (bytes: Buffer) => {
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
    return [info.width, info.height, at(1, 1), at(info.width - 2, 1), at(1, info.height - 2)]
  }

  it.each(['jpeg', 'png', 'webp'] as const)('%s of each of the eight orientations [PH-01]', async format => {
    const [wide, tall] = [
      [40, 20],
      [20, 40],
    ]
    // Red at the first three corners of the expected picture, row by row.
    const [atLeft, atRight, above, below] = [
      [true, false, true],
      [false, true, false],
      [true, true, false],
      [false, false, true],
    ]
    const sides = [atLeft, atRight, atRight, atLeft, above, above, below, below]
    for (const [index, side] of sides.entries()) {
      const bytes = await left(40, 20)
        .toFormat(format)
        .withMetadata({ orientation: index + 1 })
        .toBuffer()
      const { bytes: stored } = await inspected(bytes)
      const { orientation = 1 } = await sharp(stored).metadata()
      expect([index, orientation, ...(await cornersOf(stored))]).toEqual([index, 1, ...(index < 4 ? wide : tall), ...side])
    }
  })

  it('one of CMYK or with a wide profile, in the colours that the scaled one has [PH-01]', async () => {
    const cmyk = await black(40, 20).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    expect(await sharp((await inspected(cmyk)).bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3, hasProfile: false })
    const wide = await left(40, 20).withIccProfile('p3').png().toBuffer()
    expect(await sharp((await inspected(wide)).bytes).metadata()).toMatchObject({ space: 'srgb', hasProfile: false })
  })

  it('a JPEG is written line by line: its code tables are the standard ones, not those of its content', async () => {
    const tablesOf = async (bytes: Buffer) => {
      const { bytes: stored } = await inspected(bytes)
      return stored.subarray(stored.indexOf('ffc4', 0, 'hex'), stored.indexOf('ffda', 0, 'hex')).toString('hex')
    }
    const turned = (plain: Sharp) => plain.jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await tablesOf(await turned(black(40, 20)))).toBe(await tablesOf(await turned(left(40, 20))))
  })

  it.each([
    ['jpeg', { quality: 92 }],
    ['jpeg', { quality: 60, mozjpeg: true }],
    ['jpeg', { quality: 95, chromaSubsampling: '4:4:4' }],
    ['webp', { quality: 60 }],
    ['webp', { quality: 90 }],
    ['webp', { lossless: true }],
    ['png', { adaptiveFiltering: true, compressionLevel: 9 }],
    ['png', { palette: true }],
  ] as const)('%s (%j) just under the limit is stored within it, and its stored bytes upload again [PH-01]', async (format, options) => {
    const source = await photograph().toFormat(format, options).withMetadata({ orientation: 6 }).toBuffer()
    const mostBytes = Math.ceil(1.01 * source.length)
    const { bytes } = await inspected(source, mostBytes)
    expect(bytes.length).toBeLessThanOrEqual(mostBytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 400 })
    expect((await inspected(bytes, mostBytes)).bytes).toEqual(bytes)
  })

  it.each(['4:2:0', '4:4:4'])('a rotated JPEG keeps the resolution of its colours: %s [PH-01]', async chromaSubsampling => {
    const source = await photograph().jpeg({ chromaSubsampling }).withMetadata({ orientation: 6 }).toBuffer()
    expect(await sharp((await inspected(source)).bytes).metadata()).toMatchObject({ chromaSubsampling })
  })

  it('a rotated PNG with a palette keeps it, and its colours [PH-01]', async () => {
    const source = await photograph().png({ palette: true, colours: 64 }).withMetadata({ orientation: 6 }).toBuffer()
    const { bytes } = await inspected(source)
    expect((await sharp(bytes).metadata()).isPalette).toBe(true)
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(source).autoOrient().raw().toBuffer())
  })

  it('one that fits at no quality is refused as too large [PH-01]', async () => {
    const source = await photograph().png().withMetadata({ orientation: 6 }).toBuffer()
    expect(await refusal(source, 20_000)).toEqual([413, 'La imagen es demasiado grande: no puede tener más de 0,02 MB.', []])
  })

  it('one that is so already keeps its bytes, and an animation its frames [PH-01]', async () => {
    const plain = await left(40, 20).withIccProfile('srgb').jpeg().toBuffer()
    expect((await inspected(plain)).bytes.length).toBe(plain.length)
    const frames = await Promise.all([black(40, 30).png().toBuffer(), left(40, 30).png().toBuffer()])
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { bytes } = await inspected(animation)
    expect((await sharp(bytes).metadata()).pages).toBe(2)
  })
})
