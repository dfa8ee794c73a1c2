import { isZipFile, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Refusal, UnknownFile } from '@/kits/spreadsheet/Refusal'

/** Maximum unpacked size of all parts together, in bytes: far more than all texts of a language take. */
const MOST_UNPACKED = 128 * 1024 * 1024
/** Maximum number of parts. */
const MOST_PARTS = 10_000
/** Maximum ratio of unpacked to packed bytes of a part above `SMALL` bytes. */
const MOST_RATIO = 250
const SMALL = 1 << 20

/** ZIP with its parts by path, in lower case and with `/`: Windows ignores case and writes `\\`. */
export interface Zip {
  has: (path: string) => boolean
  paths: readonly string[]
  /** @throws Refusal if the part is missing, encrypted, or does not match the directory */
  read: (path: string) => Promise<Uint8Array>
}

const keyOf = (path: string): string => path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/** Converts every error but a `Refusal` to `UnknownFile`. */
const torn = (error: unknown): never => {
  throw error instanceof Refusal ? error : new UnknownFile()
}

/** True for the bytes of a ZIP, or of its beginning. */
export const isZip = async (bytes: Uint8Array): Promise<boolean> =>
  ['P', 'K', '\x03', '\x04'].every((letter, at) => bytes[at] === letter.charCodeAt(0)) || isZipFile(new Uint8ArrayReader(bytes))

const partsOf = async (bytes: Uint8Array): Promise<Map<string, FileEntry>> => {
  const parts = new Map<string, FileEntry>()
  let [count, sum] = [0, 0]
  // No worker of the package: workbooks are read in a worker already. Paths may begin with a slash: no file is written.
  const options = { checkCrc32: true, filenameValidation: 'tolerant', useWebWorkers: false } as const
  const reader = new ZipReader(new Uint8ArrayReader(bytes), options)
  for await (const entry of reader.getEntriesGenerator()) {
    count += 1
    sum += entry.uncompressedSize
    if (count > MOST_PARTS) throw new Refusal('tiene demasiadas partes para un archivo XLSX')
    const isSwollen = entry.uncompressedSize > SMALL && entry.uncompressedSize > entry.compressedSize * MOST_RATIO
    if (sum > MOST_UNPACKED || isSwollen) throw new Refusal('es demasiado grande una vez descomprimido')
    if (entry.directory) continue
    // A path that occurs twice: programs would read different parts.
    if (parts.has(keyOf(entry.filename))) throw new UnknownFile()
    parts.set(keyOf(entry.filename), entry)
  }
  return parts
}

/**
 * Opens a ZIP by its central directory. All sizes are checked before a part is unpacked.
 * Limits: 128 MB unpacked in all, 10,000 parts, 250 times the packed size for parts above 1 MB.
 * @throws Refusal if the ZIP is damaged or exceeds a limit
 */
export const openZip = async (bytes: Uint8Array): Promise<Zip> => {
  const parts = await partsOf(bytes).catch(torn)
  return {
    paths: [...parts.keys()],
    has: path => parts.has(keyOf(path)),
    read: async path => {
      const part = parts.get(keyOf(path))
      if (!part) throw new UnknownFile()
      if (part.encrypted) throw new Refusal('está protegido con una contraseña')
      return part.getData(new Uint8ArrayWriter()).catch(torn)
    },
  }
}
