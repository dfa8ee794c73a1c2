import { Refusal, UnknownFile } from '@/kits/spreadsheet/Refusal'
import { inSlices } from '@/kits/spreadsheet/inSlices'

/** Maximum unpacked size of all parts together, in bytes: far more than all texts of a language take. */
const MOST_UNPACKED = 128 * 1024 * 1024
/** Maximum number of parts. */
const MOST_PARTS = 10_000
/** Maximum ratio of unpacked to packed bytes of a part above `SMALL` bytes. */
const MOST_RATIO = 250
const SMALL = 1 << 20
/** Packed bytes that are unpacked at once; deflate yields at most a thousand times as many. */
const SLICE = 1 << 14

const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const LOCATOR_64 = 0x07064b50
const END_64 = 0x06064b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const MOVED_32 = 0xffff_ffff
const ZIP64_EXTRA = 1
const ENCRYPTED = 1
const UTF8 = 1 << 11
const STORED = 0
const DEFLATED = 8

interface Part {
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  /** Offset of the local header. */
  at: number
}

/** ZIP with its parts by path, in lower case and with `/`: Windows ignores case and writes `\\`. */
export interface Zip {
  has: (path: string) => boolean
  paths: readonly string[]
  /** @throws Refusal if the part is missing, encrypted, or does not match the directory */
  read: (path: string) => Promise<Uint8Array>
}

const torn = (): never => {
  throw new UnknownFile()
}

/** Converts errors of the decoder, and of reads outside the file, to `UnknownFile`. */
const tornBy = (error: unknown): never => {
  throw error instanceof Refusal ? error : new UnknownFile()
}

const orTorn = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    return tornBy(error)
  }
}

const keyOf = (path: string): string => path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

let table: Uint32Array | undefined

const tableOfCrc = (): Uint32Array =>
  Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    return crc
  })

const crcOf = (bytes: Uint8Array, begun: number): number => {
  table ??= tableOfCrc()
  let crc = ~begun
  for (let at = 0; at < bytes.length; at += 1) crc = (crc >>> 8) ^ (table[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
  return ~crc >>> 0
}

const large = (view: DataView, at: number): number => {
  const value = view.getBigUint64(at, true)
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? torn() : Number(value)
}

/** Offset of the end record, which only the comment of the ZIP may follow; -1 without one. */
const endOf = (view: DataView): number => {
  const last = view.byteLength - END_SIZE
  for (let end = last; end >= Math.max(0, last - LONGEST_COMMENT); end -= 1)
    if (view.getUint32(end, true) === END && end + END_SIZE + view.getUint16(end + 20, true) === view.byteLength) return end
  return -1
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength)

/** True for the bytes of a ZIP, or of its beginning. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 && (viewOf(bytes).getUint32(0, true) === LOCAL || endOf(viewOf(bytes)) >= 0)

/** Offset of the central directory, and the number of its parts. Bytes before the ZIP move all offsets by `moved`. */
const directoryOf = (view: DataView): { count: number; at: number; moved: number } => {
  const end = endOf(view)
  if (end < 0) return torn()
  if (end < 20 || view.getUint32(end - 20, true) !== LOCATOR_64) {
    const [count, size, at] = [view.getUint16(end + 10, true), view.getUint32(end + 12, true), view.getUint32(end + 16, true)]
    return { count, at: end - size, moved: end - size - at }
  }
  // The 64-bit record ends where the locator begins, also with bytes before the ZIP.
  for (let at = end - 20 - 56; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_64 || at + 12 + large(view, at + 4) !== end - 20) continue
    const size = large(view, at + 40)
    return { count: large(view, at + 32), at: at - size, moved: at - size - large(view, at + 48) }
  }
  return torn()
}

/** Sizes and offset of a part; from its extra field if 32 bits are too few. */
const measures = (view: DataView, entry: number, extra: number, extraLength: number) => {
  const short = { size: view.getUint32(entry + 24, true), packed: view.getUint32(entry + 20, true), at: view.getUint32(entry + 42, true) }
  for (let at = extra; at + 4 <= extra + extraLength; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_EXTRA) continue
    let next = at + 4
    const whole = (value: number): number => {
      if (value !== MOVED_32) return value
      next += 8
      return large(view, next - 8)
    }
    return { size: whole(short.size), packed: whole(short.packed), at: whole(short.at) }
  }
  return short
}

const partsOf = (bytes: Uint8Array, view: DataView): Map<string, Part> => {
  const { count, at: begin, moved } = directoryOf(view)
  if (count > MOST_PARTS) throw new Refusal('tiene demasiadas partes para un archivo XLSX')
  const parts = new Map<string, Part>()
  let [at, sum] = [begin, 0]
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY) torn()
    const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)]
    const [name, extra] = [at + 46, at + 46 + nameLength]
    const flags = view.getUint16(at + 8, true)
    const path = new TextDecoder(flags & UTF8 ? 'utf-8' : 'latin1').decode(bytes.subarray(name, extra))
    const { size, packed, at: local } = measures(view, at, extra, extraLength)
    const part = { flags, method: view.getUint16(at + 10, true), crc: view.getUint32(at + 16, true), packed, size, at: local + moved }
    sum += size
    if (sum > MOST_UNPACKED || (size > SMALL && size > packed * MOST_RATIO)) throw new Refusal('es demasiado grande una vez descomprimido')
    if (!path.endsWith('/')) {
      // A path that occurs twice: programs would read different parts.
      if (parts.has(keyOf(path))) torn()
      parts.set(keyOf(path), part)
    }
    at = extra + extraLength + view.getUint16(at + 32, true)
  }
  return parts
}

/** Inflates with the browser's decoder, slice by slice, so that only the output of one slice is in memory. */
const inflate = async (packed: Uint8Array, take: (piece: Uint8Array) => void): Promise<void> => {
  const { writable, readable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const reader = readable.getReader()
  const write = async () => {
    for (let from = 0; from < packed.length; from += SLICE) await writer.write(packed.slice(from, from + SLICE))
    await writer.close()
  }
  // The reader gets errors of the data too.
  write().catch(() => undefined)
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) take(piece.value)
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

const unpack = async (packed: Uint8Array, { method, size, crc }: Part): Promise<Uint8Array> => {
  const whole = new Uint8Array(size)
  let [length, sum] = [0, 0]
  const take = (piece: Uint8Array) => {
    if (length + piece.length > size) torn()
    whole.set(piece, length)
    length += piece.length
    sum = crcOf(piece, sum)
  }
  if (method === STORED) await inSlices(packed.length, SMALL, (from, to) => take(packed.subarray(from, to)))
  else await inflate(packed, take)
  return length === size && sum === crc ? whole : torn()
}

/**
 * Opens a ZIP by its central directory. All sizes are checked before a part is unpacked.
 * Limits: 128 MB unpacked in all, 10,000 parts, 250 times the packed size for parts above 1 MB.
 * @throws Refusal if the ZIP is damaged or exceeds a limit
 */
export const openZip = (bytes: Uint8Array): Zip => {
  const view = viewOf(bytes)
  const parts = orTorn(() => partsOf(bytes, view))
  const packedOf = (part: Part): Uint8Array => {
    if (view.getUint32(part.at, true) !== LOCAL) torn()
    const from = part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true)
    return from + part.packed <= bytes.length ? bytes.subarray(from, from + part.packed) : torn()
  }
  return {
    paths: [...parts.keys()],
    has: path => parts.has(keyOf(path)),
    read: async path => {
      const part = parts.get(keyOf(path))
      if (!part) return torn()
      if (part.flags & ENCRYPTED) throw new Refusal('está protegido con una contraseña')
      if (part.method !== STORED && part.method !== DEFLATED) return torn()
      const packed = orTorn(() => packedOf(part))
      return unpack(packed, part).catch(tornBy)
    },
  }
}
