import { useEffect, useState } from 'react'

/** Address under which the page shows a blob, given back with it; null for none. */
export const useObjectUrl = (blob: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (blob === null) return
    const created = URL.createObjectURL(blob)
    // Not while rendering: what is made here has to be given back.
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [blob])
  return blob === null ? null : url
}
