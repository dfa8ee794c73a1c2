import { useEffect, useState } from 'react'

/** Address under which the page shows a blob, given back with it; null for none, and until there is one. */
export const useObjectUrl = (blob: Blob | null): string | null => {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    // An effect, not the render: the address has to be revoked.
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made?.blob === blob ? made.url : null
}
