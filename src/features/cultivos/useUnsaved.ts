import { useCallback, useState } from 'react'

const EMPTY: ReadonlySet<number> = new Set()

/** Which of several forms on a page have changes; each one says so itself. */
export const useUnsaved = () => {
  const [unsaved, setUnsaved] = useState(EMPTY)
  const tell = useCallback((id: number, changed: boolean) => {
    setUnsaved(ids => {
      if (ids.has(id) === changed) return ids
      return new Set(changed ? [...ids, id] : [...ids].filter(each => each !== id))
    })
  }, [])
  return { unsaved, tell }
}
