import { crc32 } from 'node:zlib'

/** Text of the metadata, which a stripped picture must not contain. */
export const MARK = 'Ana Gil 41.3851 N'
const mark = Buffer.from(MARK)

const long = (value: number, isLittle = false) => {
  const bytes = Buffer.alloc(4)
  if (isLittle) bytes.writeUInt32LE(value)
  else bytes.writeUInt32BE(value)
  return bytes
}

export const pngChunk = (type: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([long(data.length), content, long(crc32(content))])
}

export const jpegSegment = (code: number, content: Buffer) => {
  const length = content.length + 2
  return Buffer.concat([Buffer.from([0xff, code, length >> 8, length & 0xff]), content])
}

export const webpChunk = (type: string, data: Buffer) =>
  Buffer.concat([Buffer.from(type), long(data.length, true), data, Buffer.alloc(data.length % 2)])

const subBlocks = (data: Buffer) => Buffer.concat([Buffer.from([data.length]), data, Buffer.from([0])])

const insert = (bytes: Buffer, at: number, ...parts: Buffer[]) => Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)])

const named = (name: string) => Buffer.concat([Buffer.from(name), mark])

/** Offset of the first block after the global colour table of a GIF. */
const afterColours = (gif: Buffer) => {
  const flags = gif.readUInt8(10)
  return 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
}

/** Exif data with the orientation in their directory, and the mark behind it. */
export const exif = (orientation: number) =>
  Buffer.concat([Buffer.from('49492a00080000000100120103000100', 'hex'), Buffer.from([0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]), mark])

/** Functions that each insert one kind of a format's metadata, with the mark; the last ones append data behind the end. */
export const dirtied: Record<'png' | 'jpeg' | 'webp' | 'gif', ((bytes: Buffer) => Buffer)[]> = {
  png: [
    ...['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt', 'sPLT'].map(type => (bytes: Buffer) => insert(bytes, 33, pngChunk(type, named('a\0')))),
    bytes => insert(bytes, bytes.length - 12, pngChunk('tEXt', named('Author\0'))),
    bytes => insert(bytes, 33, pngChunk('eXIf', exif(1))),
    bytes => Buffer.concat([bytes, mark]),
  ],
  jpeg: [
    ...[0xe1, 0xe2, 0xe3, 0xec, 0xed, 0xef, 0xfe].map(
      code => (bytes: Buffer) => insert(bytes, 2, jpegSegment(code, named('Photoshop 3.0\0'))),
    ),
    bytes => insert(bytes, 2, jpegSegment(0xe1, named('http://ns.adobe.com/xap/1.0/\0'))),
    bytes => insert(bytes, 2, jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(1)]))),
    bytes => insert(bytes, 2, jpegSegment(0xe2, named('MPF\0'))),
    bytes => insert(bytes, 2, jpegSegment(0xe0, named('JFXX\0'))),
    bytes => insert(bytes, bytes.indexOf(Buffer.from([0xff, 0xda])), mark),
    bytes => Buffer.concat([bytes, bytes, mark]),
  ],
  webp: [
    ...['EXIF', 'XMP ', 'prVt'].map(type => (bytes: Buffer) => {
      const longer = Buffer.concat([bytes, webpChunk(type, mark)])
      longer.writeUInt32LE(longer.length - 8, 4)
      return longer
    }),
    bytes => Buffer.concat([bytes, mark]),
  ],
  gif: [
    bytes => insert(bytes, afterColours(bytes), Buffer.from([0x21, 0xfe]), subBlocks(mark)),
    bytes => insert(bytes, bytes.length - 1, Buffer.from([0x21, 0xfe]), subBlocks(mark)),
    bytes => insert(bytes, afterColours(bytes), Buffer.from([0x21, 0x01, 12]), Buffer.alloc(12), subBlocks(mark)),
    bytes => insert(bytes, afterColours(bytes), Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), subBlocks(mark)),
    bytes => Buffer.concat([bytes, mark]),
  ],
}
