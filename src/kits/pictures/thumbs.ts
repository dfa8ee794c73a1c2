import { useObjectUrl } from '@/ui/images/useObjectUrl'

/** Addresses of the small pictures of the files that were prepared in this page, for as long as the files are. */
const thumbs = new WeakMap<Blob, string>()

export const keepThumb = (file: Blob, address: string): void => void thumbs.set(file, address)

/** Address of the small picture of a file [IM-07]; of the file itself where it was prepared in a page that is gone. */
export const useThumb = (file: Blob | null): string | null => {
  const thumb = file && thumbs.get(file)
  return useObjectUrl(thumb ? null : file) ?? thumb ?? null
}
