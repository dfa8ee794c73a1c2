import { useEffect, useState } from 'react'
import { reportError } from '@/store/reportError'
import type { Part } from '@/ui/part'

/** Fetched as soon as it is asked for; where it does not come the list does without. */
export const useFetched = <T>({ load, loaded }: Part<T>): T | null => {
  const [value, setValue] = useState(loaded)
  useEffect(() => {
    if (value !== null) return
    let left = false
    load().then(
      part => {
        if (!left) setValue(() => part)
      },
      (error: unknown) => reportError('herramientas', error),
    )
    return () => {
      left = true
    }
  }, [load, value])
  return value
}
