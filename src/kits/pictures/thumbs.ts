import { useEffect, useState } from 'react'
import { preparePicture } from '@/kits/pictures/preparePicture'
import { useObjectUrl } from '@/ui/images/useObjectUrl'

/** Addresses of the small pictures of files, for as long as the files are; null where the page cannot make one. */
const thumbs = new WeakMap<Blob, string | null>()

export const keepThumb = (file: Blob, address: string | null): void => void thumbs.set(file, address)

/**
 * Address of the small picture of a file [IM-07]. A file of a recovered draft, which was prepared in a page that is gone, gets one beside the
 * page again; one without shows itself.
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
