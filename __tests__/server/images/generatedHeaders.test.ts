import { formatOf } from '@server/images/metadata/formats'
import { statedSizes } from '@server/images/statedSizes'
import { jpegSegment, pngChunk, webpChunk } from '@test/server/images/metadata/samples'
import fc from 'fast-check'

interface Area {
  width: number
  height: number
}
type Frame = Area & { x: number; y: number }

const numbers = (bits: 16 | 32, isLittle: boolean, ...values: number[]) =>
  Buffer.concat(
    values.map(value => {
      const bytes = Buffer.alloc(bits / 8)
      if (isLittle) bytes.writeUIntLE(value, 0, bits / 8)
      else bytes.writeUIntBE(value, 0, bits / 8)
      return bytes
    }),
  )
const threeBytes = (...values: number[]) =>
  Buffer.concat(values.map(value => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255])))

const gif = ({ width, height }: Area, frames: Frame[]) =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    numbers(16, true, width, height),
    Buffer.alloc(3),
    ...frames.flatMap(({ x, y, ...frame }) => [
      Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c]),
      numbers(16, true, x, y, frame.width, frame.height),
      Buffer.from([0, 2, 2, 0x4c, 1, 0]),
    ]),
    Buffer.from([0x3b]),
  ])

const png = ({ width, height }: Area, frames: Frame[]) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.concat([numbers(32, false, width, height), Buffer.from([8, 2, 0, 0, 0])])),
    ...(frames.length > 0 ? [pngChunk('acTL', numbers(32, false, frames.length, 0))] : []),
    ...frames.map(({ x, y, ...frame }, index) =>
      pngChunk('fcTL', Buffer.concat([numbers(32, false, index, frame.width, frame.height, x, y), Buffer.alloc(6)])),
    ),
    pngChunk('IDAT', Buffer.alloc(3)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])

/** Colour profile that contains the bytes of a frame header, which must be ignored. */
const profile = jpegSegment(0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from('ffc0000b08ffffffff01', 'hex')]))

const jpeg = ({ width, height }: Area, marker: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    profile,
    jpegSegment(0xc4, Buffer.from('ffc0000b08ffff', 'hex')),
    jpegSegment(marker, Buffer.concat([Buffer.from([8]), numbers(16, false, height, width), Buffer.from([1, 1, 0x11, 0])])),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 0xc0, 0xff, 0xd9]),
  ])

const riff = (...chunks: Buffer[]) => webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))
const lossy = ({ width, height }: Area) =>
  webpChunk('VP8 ', Buffer.concat([Buffer.from('0000009d012a', 'hex'), numbers(16, true, width, height)]))
const lossless = ({ width, height }: Area) =>
  webpChunk('VP8L', Buffer.concat([Buffer.from([0x2f]), numbers(32, true, width - 1 + (height - 1) * 2 ** 14)]))
const canvas = ({ width, height }: Area) => webpChunk('VP8X', Buffer.concat([Buffer.alloc(4), threeBytes(width - 1, height - 1)]))
const frame = ({ x, y, width, height }: Frame, picture: Buffer) =>
  webpChunk('ANMF', Buffer.concat([threeBytes(x / 2, y / 2, width - 1, height - 1, 100), Buffer.alloc(1), picture]))

const areas = (most: number, least = 0) =>
  fc.record({ width: fc.integer({ min: least, max: most }), height: fc.integer({ min: least, max: most }) })
const framesOf = (most: number, least = 0) => {
  const even = fc.integer({ min: 0, max: most >> 1 }).map(half => 2 * half)
  return fc.array(
    fc.tuple(areas(most, least), even, even).map(([area, x, y]) => ({ ...area, x, y })),
    { maxLength: 4 },
  )
}

/** Sizes in a file without its metadata, like in the inspection of the server. */
const sizesIn = (bytes: Buffer) => {
  const format = formatOf(bytes)
  const stripped = format?.strip(bytes)
  return format && stripped && statedSizes(format.tipo, stripped)
}
const areaOf = ({ width, height }: Area): Area => ({ width, height })

describe('every size that a file states is found, whatever it is', () => {
  it('screen and frames of a GIF', () => {
    fc.assert(
      fc.property(areas(65_535), framesOf(65_534), (screen, frames) => {
        expect(sizesIn(gif(screen, frames))).toEqual([screen, ...frames.map(areaOf)])
      }),
    )
  })

  it('header of a PNG, and frames of its animation', () => {
    fc.assert(
      fc.property(areas(2 ** 31), framesOf(2 ** 30), (header, frames) => {
        expect(sizesIn(png(header, frames))).toEqual([header, ...frames.map(areaOf)])
      }),
    )
  })

  it('frame of a JPEG, of whatever kind', () => {
    fc.assert(
      fc.property(areas(65_535), fc.constantFrom(0xc0, 0xc1, 0xc2, 0xc3, 0xc9), (area, marker) => {
        expect(sizesIn(jpeg(area, marker))).toEqual([area])
      }),
    )
  })

  it('picture of a WebP, and the canvas that it stands on', () => {
    fc.assert(
      fc.property(areas(16_383, 1), areas(2 ** 24, 1), fc.constantFrom(lossy, lossless), (area, around, picture) => {
        expect(sizesIn(riff(picture(area)))).toEqual([area])
        expect(sizesIn(riff(canvas(around), picture(area)))).toEqual([around, area])
      }),
    )
  })

  it('canvas of an animated WebP, each frame, and the picture in each', () => {
    fc.assert(
      fc.property(
        areas(2 ** 24, 1),
        framesOf(16_382, 1),
        areas(16_383, 1),
        fc.constantFrom(lossy, lossless),
        (around, frames, inner, picture) => {
          const file = riff(canvas(around), ...frames.map(each => frame(each, picture(inner))))
          expect(sizesIn(file)).toEqual([around, ...frames.flatMap(each => [areaOf(each), inner])])
        },
      ),
    )
  })
})
