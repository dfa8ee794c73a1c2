import sharp from 'sharp'
import { THUMBNAIL_WIDTH } from '@/domain/constants'
import { inTurn } from './decoding'

export const THUMBNAIL_TYPE = 'image/webp'

/** A very tall picture is bounded too: the format has a limit. */
const box = { width: THUMBNAIL_WIDTH, height: 4 * THUMBNAIL_WIDTH, fit: 'inside', withoutEnlargement: true } as const

/** So many are kept, of some kilobytes each. */
const MOST = 2_000

// Flaws of a file that was taken are no reason to show nothing.
const make = (bytes: Buffer): Promise<Buffer> => inTurn(() => sharp(bytes, { failOn: 'none' }).autoOrient().resize(box).webp().toBuffer())

/** Makes each thumbnail once, and keeps the ones asked for last. */
export const createThumbnails = (read: (hash: string) => Promise<Buffer>) => {
  const kept = new Map<string, Promise<Buffer>>()

  const load = (hash: string) => {
    const made = read(hash).then(make)
    made.catch(() => kept.delete(hash))
    return made
  }

  return (hash: string): Promise<Buffer> => {
    const thumbnail = kept.get(hash) ?? load(hash)
    kept.delete(hash)
    kept.set(hash, thumbnail)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return thumbnail
  }
}
