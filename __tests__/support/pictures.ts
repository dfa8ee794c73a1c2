import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** PNG of one pixel. */
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** File with the bytes of a PNG. */
export const pngFile = (name: string): File => new File([new Uint8Array(PNG)], name, { type: 'image/png' })

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)])
const text = (value: string) => Buffer.from(value, 'latin1')
const box = (type: string, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(content.length + 8), text(type), content])
}
const fullBox = (type: string, head: readonly number[], ...parts: Uint8Array[]) => box(type, Buffer.from(head), ...parts)

/** BMP of RGB pixels given from top to bottom; the file has them from bottom to top, rows padded to four bytes. */
export const bmpOf = (width: number, height: number, rgb: Uint8Array): Buffer => {
  const stride = 4 * Math.ceil((3 * width) / 4)
  const bytes = Buffer.alloc(54 + stride * height)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [from, to] = [3 * (y * width + x), 54 + stride * (height - 1 - y) + 3 * x]
      for (let colour = 0; colour < 3; colour++) bytes[to + colour] = rgb[from + 2 - colour] ?? 0
    }
  return bytes
}

/** Size of a tile of the HEIC, in pixels. */
const TILE = { width: 800, height: 600 }

/** HEIC of one tile, encoded as by a phone. */
const tile = () => readFileSync(join(import.meta.dirname, 'tile.heic'))

/**
 * HEIC as phones write it: a grid of tiles, here all equal.
 * @param turns Rotation property: number of quarter turns to the left
 * @param fill Bytes of free space at the end
 */
export const heicOf = (columns: number, rows: number, turns = 0, fill = 0): Buffer => {
  const source = tile()
  const configuration = source.subarray(source.indexOf('hvcC') - 4)
  const coded = source.subarray(source.indexOf('mdat') + 4)
  const [width, height] = [columns * TILE.width, rows * TILE.height]
  const grid = Buffer.concat([Buffer.from([0, 1, rows - 1, columns - 1]), u32(width), u32(height)])
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 2)
  const item = (id: number, type: string) => fullBox('infe', [2, 0, 0, id === 1 ? 0 : 1], u16(id), u16(0), text(`${type}\0`))
  const size = (w: number, h: number) => fullBox('ispe', [0, 0, 0, 0], u32(w), u32(h))
  const properties = [
    configuration.subarray(0, configuration.readUInt32BE()),
    size(TILE.width, TILE.height),
    fullBox('pixi', [0, 0, 0, 0], Buffer.from([3, 8, 8, 8])),
    size(width, height),
    box('irot', Buffer.from([turns])),
  ]
  const associations = [[3, 4, 0x85, 3], ...tiles.map(() => [3, 0x81, 2, 3])].map((all, index) =>
    Buffer.concat([u16(index + 1), Buffer.from(all)]),
  )
  const placed = (id: number, at: number, length: number) => Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(length)])
  const metaFor = (at: number) =>
    fullBox(
      'meta',
      [0, 0, 0, 0],
      fullBox('hdlr', [0, 0, 0, 0], u32(0), text('pict'), Buffer.alloc(13)),
      fullBox('pitm', [0, 0, 0, 0], u16(1)),
      fullBox(
        'iloc',
        [0, 0, 0, 0, 0x44, 0],
        u16(tiles.length + 1),
        placed(1, at, grid.length),
        ...tiles.map(id => placed(id, at + grid.length, coded.length)),
      ),
      fullBox('iinf', [0, 0, 0, 0], u16(tiles.length + 1), item(1, 'grid'), ...tiles.map(id => item(id, 'hvc1'))),
      fullBox('iref', [0, 0, 0, 0], box('dimg', u16(1), u16(tiles.length), ...tiles.map(u16))),
      box('iprp', box('ipco', ...properties), fullBox('ipma', [0, 0, 0, 0], u32(associations.length), ...associations)),
    )
  const kind = source.subarray(0, source.readUInt32BE())
  const before = kind.length + metaFor(0).length + 8
  return Buffer.concat([kind, metaFor(before), box('mdat', grid, coded), ...(fill > 0 ? [box('free', Buffer.alloc(fill))] : [])])
}
