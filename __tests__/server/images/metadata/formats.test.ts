import { formatOf } from '@server/images/metadata/formats'
import { dirtied, exif, jpegSegment, MARK, pngChunk, webpChunk } from '@test/server/images/metadata/samples'
import fc from 'fast-check'
import sharp from 'sharp'

const formats = ['png', 'jpeg', 'webp', 'gif'] as const
type Format = (typeof formats)[number]

const strip = (bytes: Buffer): Buffer => formatOf(bytes)?.strip(bytes) ?? Buffer.alloc(0)

const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true, failOn: 'error' }).raw().toBuffer()

const some = (seed: number, width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 4 }, (_, i) => (i * seed * 7 + (i >> 3) * seed) & 255)), {
    raw: { width, height, channels: 4 },
  })

const draw = (format: Format, seed: number, width = 40, height = 30) => some(seed, width, height).toFormat(format)

const animate = async (format: 'webp' | 'gif') => {
  const frames = await Promise.all([1, 2, 3].map(seed => some(seed, 16, 12).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { loop: 3, delay: [100, 200, 300] })
    .toBuffer()
}

const exifOfAuthor = { IFD0: { Artist: MARK, Copyright: MARK }, IFD3: { GPSLatitude: '41/1 23/1 6/1', GPSLatitudeRef: 'N' } }
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${MARK}</rdf:RDF></x:xmpmeta>`

const expectClean = async (stripped: Buffer, original: Buffer) => {
  expect(stripped.includes(MARK)).toBe(false)
  expect(strip(stripped).equals(stripped)).toBe(true)
  expect((await pixelsOf(stripped)).equals(await pixelsOf(original))).toBe(true)
}

describe('metadata', () => {
  it.each(formats)('of %s go, whatever their kind and however many, and every pixel stays as it was', async format => {
    const kinds = dirtied[format]
    const choice = fc.record({ seed: fc.nat(250), chosen: fc.subarray(kinds), interlaced: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(choice, async ({ seed, chosen, interlaced }) => {
        const clean = await draw(format, seed).toFormat(format, { progressive: interlaced, lossless: interlaced }).toBuffer()
        expect(strip(clean).equals(clean)).toBe(true)
        const dirty = chosen.reduce<Buffer>((bytes, dirt) => dirt(bytes), clean)
        expect(strip(dirty).equals(clean)).toBe(true)
        await expectClean(strip(dirty), dirty)
      }),
      { numRuns: 25, examples: kinds.map(kind => [{ seed: 1, chosen: [kind], interlaced: false }]) },
    )
  })

  it.each(['png', 'jpeg', 'webp'] as const)('that a program writes into %s go; orientation and colour profile stay', async format => {
    // eslint-disable-next-line typescript/no-deprecated -- orientation and profile are written in one call
    const dirty = await draw(format, 5).withExif(exifOfAuthor).withXmp(xmp).withMetadata({ orientation: 6, icc: 'p3' }).toBuffer()
    const before = await sharp(dirty).metadata()
    expect([before.orientation, before.xmp !== undefined, dirty.includes(MARK)]).toEqual([6, true, true])
    const stripped = strip(dirty)
    await expectClean(stripped, dirty)
    const { orientation, icc, xmp: noXmp, exif: left } = await sharp(stripped).metadata()
    expect([orientation, icc, noXmp]).toEqual([6, before.icc, undefined])
    expect(left?.length).toBeLessThan(40)
  })

  it.each(['png', 'jpeg', 'webp'] as const)('of %s that stands upright leave nothing behind', async format => {
    const stripped = strip(await draw(format, 6).withExif(exifOfAuthor).toBuffer())
    expect(await sharp(stripped).metadata()).not.toHaveProperty('exif')
    expect(stripped.includes('exif')).toBe(false)
  })

  it.each(['webp', 'gif'] as const)('go from an animation, which runs as before: %s', async format => {
    const clean = await animate(format)
    for (const dirty of [clean, ...dirtied[format].map(dirt => dirt(clean))]) {
      const stripped = strip(dirty)
      await expectClean(stripped, dirty)
      expect(await sharp(stripped).metadata()).toMatchObject({ pages: 3, loop: 3, delay: [100, 200, 300] })
    }
  })

  it('of which only the marker is there, at the end of a JPEG that breaks off, make it no picture', async () => {
    const whole = await draw('jpeg', 3).toBuffer()
    const brokenOff = Buffer.concat([whole.subarray(0, -2), Buffer.from([0xff, 0xe1])])
    expect([formatOf(whole)?.strip(whole)?.length, formatOf(brokenOff)?.strip(brokenOff)]).toEqual([expect.any(Number), undefined])
  })

  it('go from the frames of an animation', async () => {
    const clean = await animate('webp')
    const at = clean.indexOf('ANMF')
    const length = clean.readUInt32LE(at + 4)
    const odd = Buffer.concat([Buffer.from('prVt'), Buffer.from([MARK.length, 0, 0, 0]), Buffer.from(MARK), Buffer.alloc(1)])
    const dirty = Buffer.concat([clean.subarray(0, at + 8 + length), odd, clean.subarray(at + 8 + length)])
    dirty.writeUInt32LE(length + odd.length, at + 4)
    dirty.writeUInt32LE(dirty.length - 8, 4)
    expect(strip(dirty).equals(clean)).toBe(true)
  })

  it('that point out of themselves go too', async () => {
    const clean = await draw('jpeg', 7).toBuffer()
    const withExif = (data: Buffer) =>
      Buffer.concat([clean.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, data.length + 8]), Buffer.from('Exif\0\0'), data, clean.subarray(2)])
    expect((await sharp(strip(withExif(exif(8)))).metadata()).orientation).toBe(8)
    for (const wrong of [exif(8).subarray(0, 12), exif(8).fill(0xff, 4, 8), exif(9), Buffer.alloc(0), Buffer.from(MARK)])
      expect(strip(withExif(wrong)).equals(clean)).toBe(true)
  })

  it.each(formats)('are never looked for beyond the end of the bytes of a %s', async format => {
    const bytes = await draw(format, 8, 12, 9).withExif(exifOfAuthor).toBuffer()
    fc.assert(
      fc.property(fc.nat(bytes.length), fc.nat(bytes.length - 1), fc.nat(255), (length, at, value) => {
        const broken = Buffer.from(bytes)
        broken[at] = value
        const stripped = formatOf(broken.subarray(0, length))?.strip(broken.subarray(0, length))
        expect(stripped?.length ?? 0).toBeLessThanOrEqual(length + 2)
      }),
    )
  })
})

/** File of a format with its smallest parts, `count` in all, which stay. */
const inParts: Record<Format | 'frames of webp', (count: number) => Buffer> = {
  png: count =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...Array<Buffer>(count).fill(pngChunk('IDAT', Buffer.alloc(0)))]),
  jpeg: count => Buffer.concat([Buffer.from([0xff, 0xd8]), ...Array<Buffer>(count - 1).fill(jpegSegment(0xdb, Buffer.alloc(0)))]),
  webp: count => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...Array<Buffer>(count).fill(webpChunk('ALPH', Buffer.alloc(0)))])),
  'frames of webp': count => {
    const chunks = Buffer.concat(Array<Buffer>((count - 2) / 2).fill(webpChunk('ALPH', Buffer.alloc(0))))
    const frame = webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), chunks]))
    return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), frame, frame]))
  },
  gif: count => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(7), ...Array<Buffer>(count).fill(Buffer.from([0x21, 0xf9, 0]))]),
}

it.each([...formats, 'frames of webp'] as const)('a file of 20,000 parts is read, and one of more is refused: %s', kind => {
  const [most, more] = [inParts[kind](20_000), inParts[kind](20_002)]
  expect(strip(most).equals(most)).toBe(true)
  // The second frame is left empty, which the decoder refuses.
  expect(strip(more)).toHaveLength(kind === 'frames of webp' ? more.length - 10_000 * 8 : 0)
})
