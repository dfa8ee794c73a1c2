import { Unzip, UnzipInflate } from 'fflate'
import { inSlices } from '@/features/traducciones/importar/read/inSlices'
import { NO_SUCH_FILE, Refusal } from '@/features/traducciones/importar/read/Refusal'

/** So much swells to at most a thousand times as much before anybody counts it. */
const SLICE = 1 << 12

const joined = (pieces: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/**
 * The wanted parts of a zip, by their paths; all others stay packed.
 * @param most bytes that they hold together, unpacked: whatever the zip says of itself, no more is made of it
 * @throws Refusal where it holds more, or is torn
 */
export const unzipParts = async (
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
  most: number,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const parts = new Map<string, Uint8Array>()
  const begun = new Set<string>()
  let sum = 0
  const unzip = new Unzip(file => {
    if (!isWanted(file.name)) return
    const pieces: Uint8Array[] = []
    let length = 0
    begun.add(file.name)
    file.ondata = (error, piece, isLast) => {
      if (error) throw new Refusal(NO_SUCH_FILE)
      length += piece.length
      sum += piece.length
      if (sum > most) throw new Refusal(NO_SUCH_FILE)
      pieces.push(piece)
      if (isLast) parts.set(file.name, joined(pieces, length))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    await inSlices(bytes.length, SLICE, (from, to) => unzip.push(bytes.subarray(from, to), to === bytes.length))
  } catch {
    throw new Refusal(NO_SUCH_FILE)
  }
  if (parts.size < begun.size) throw new Refusal(NO_SUCH_FILE)
  return parts
}
