import { useEffect, useState } from 'react'

/** Object URL of a blob; null without a blob, and in the first render of a blob. */
export const useObjectUrl = (blob: Blob | null): string | null => {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    // Created in an effect, not in the render, because the URL must be revoked.
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made?.blob === blob ? made.url : null
}
