import { crc32, deflateRawSync } from 'node:zlib'

/** Layout of a zip. The specification allows all of them, and programs write each. */
interface ZipLayout {
  /** Place of sizes and checksum: local header, or descriptor behind the data, with or without a signature. */
  sizes: 'header' | 'descriptor' | 'bare descriptor'
  compressed: boolean
  /** True for sizes and offsets of 64 bits. */
  zip64: boolean
  /** Number of bytes before the zip, as in a self-extracting archive. */
  before: number
  comment: string
  /** Length of an extra field unknown to readers, in bytes. */
  extra: number
  /** Path as written into the zip. */
  path: (path: string) => string
  /** Reverses the order of the parts. */
  isReversed: boolean
}

const PLAIN_LAYOUT: ZipLayout = {
  ...{ sizes: 'header', compressed: true, zip64: false, before: 0, comment: '', extra: 0, isReversed: false },
  path: path => path,
}

/** Little-endian numbers: each value with its number of bytes. */
const numbers = (...fields: readonly (readonly [bytes: number, value: number])[]): Buffer => {
  const whole = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 8) whole.writeBigUInt64LE(BigInt(value), at)
    else whole.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return whole
}

const unknown = (length: number): Buffer =>
  length === 0 ? Buffer.alloc(0) : Buffer.concat([numbers([2, 0xcafe], [2, length]), Buffer.alloc(length, 7)])

/** Zip of these parts, written byte by byte. */
export const zipOf = (parts: Readonly<Record<string, string | Uint8Array>>, change: Partial<ZipLayout> = {}): Uint8Array => {
  const { sizes, compressed, zip64, before, comment, extra, path, isReversed } = { ...PLAIN_LAYOUT, ...change }
  const pieces: Buffer[] = [Buffer.alloc(before, 80)]
  const directory: Buffer[] = []
  const length = () => pieces.reduce((sum, piece) => sum + piece.length, 0) - before
  const entries = Object.entries(parts)
  for (const [name, content] of isReversed ? entries.reverse() : entries) {
    const data = Buffer.from(content)
    const packed = compressed ? deflateRawSync(data) : data
    const written = Buffer.from(path(name))
    const at = length()
    const sum = crc32(data)
    const flags = 0x800 | (sizes === 'header' ? 0 : 8)
    const known = sizes === 'header'
    const wide = (fields: readonly number[]) =>
      zip64 ? numbers([2, 1], [2, fields.length * 8], ...fields.map(field => [8, field] as const)) : Buffer.alloc(0)
    const size = (value: number) => (zip64 ? 0xffff_ffff : value)
    const localExtra = Buffer.concat([unknown(extra), known ? wide([data.length, packed.length]) : Buffer.alloc(0)])
    pieces.push(
      numbers(
        [4, 0x04034b50],
        [2, 45],
        [2, flags],
        [2, compressed ? 8 : 0],
        [4, 0],
        [4, known ? sum : 0],
        [4, known ? size(packed.length) : 0],
        [4, known ? size(data.length) : 0],
        [2, written.length],
        [2, localExtra.length],
      ),
      ...[written, localExtra, packed],
    )
    const bytes = zip64 ? 8 : 4
    if (!known)
      pieces.push(
        sizes === 'descriptor' ? numbers([4, 0x08074b50]) : Buffer.alloc(0),
        numbers([4, sum], [bytes, packed.length], [bytes, data.length]),
      )
    const centralExtra = Buffer.concat([unknown(extra), wide([data.length, packed.length, at])])
    directory.push(
      numbers(
        [4, 0x02014b50],
        [2, 45],
        [2, 45],
        [2, flags],
        [2, compressed ? 8 : 0],
        [4, 0],
        [4, sum],
        [4, size(packed.length)],
        [4, size(data.length)],
        [2, written.length],
        [2, centralExtra.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, zip64 ? 0xffff_ffff : at],
      ),
      ...[written, centralExtra],
    )
  }
  const begin = length()
  const central = Buffer.concat(directory)
  const count = entries.length
  const end64 = zip64
    ? Buffer.concat([
        numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, central.length], [8, begin]),
        numbers([4, 0x07064b50], [4, 0], [8, begin + central.length], [4, 1]),
      ])
    : Buffer.alloc(0)
  const ending = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, zip64 ? 0xffff : count],
    [2, zip64 ? 0xffff : count],
    [4, zip64 ? 0xffff_ffff : central.length],
    [4, zip64 ? 0xffff_ffff : begin],
    [2, Buffer.byteLength(comment)],
  )
  return new Uint8Array(Buffer.concat([...pieces, central, end64, ending, Buffer.from(comment)]))
}
