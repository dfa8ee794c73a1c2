import { useEffect, useState } from 'react'
import { preparePicture } from '@/kits/pictures/preparePicture'
import { useObjectUrl } from '@/ui/images/useObjectUrl'

/** Data URLs of thumbnails, by file; null if the browser cannot make one. */
const thumbs = new WeakMap<Blob, string | null>()

export const keepThumb = (file: Blob, address: string | null): void => void thumbs.set(file, address)

/**
 * Address of the thumbnail of a file [IM-07]. For a file of a recovered draft, which another page has prepared, the thumbnail is made again. A
 * file without a thumbnail has its own object URL.
 */
export const useThumb = (file: File | null): string | null => {
  const [, setMade] = useState<File | null>(null)
  useEffect(() => {
    if (file === null || thumbs.has(file)) return
    const work = new AbortController()
    const settle = (thumb: string | null) => {
      if (work.signal.aborted) return
      keepThumb(file, thumb)
      setMade(file)
    }
    preparePicture(file, Infinity, () => undefined, work.signal).then(
      last => settle('picture' in last ? last.picture.thumb : null),
      () => settle(null),
    )
    return () => work.abort()
  }, [file])
  const thumb = file && thumbs.get(file)
  return useObjectUrl(thumb === null ? file : null) ?? thumb ?? null
}
