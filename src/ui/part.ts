import { useEffect, useState } from 'react'

/** A part of the application that is fetched when it is needed, or before. */
export interface Part<T> {
  /** What was asked for twice is fetched once; a failure can be asked for again. */
  load: () => Promise<T>
  /** Is null until it has come. */
  loaded: () => T | null
}

export const createPart = <T>(fetch: () => Promise<T>): Part<T> => {
  let value: T | null = null
  return {
    load: async () => {
      value ??= await fetch()
      return value
    },
    loaded: () => value,
  }
}

/** Lets the page show what it has before more is asked for. A tab that nobody sees when this is asked shows nothing, and does not wait. */
export const afterShown = (): Promise<void> =>
  new Promise(resolve => {
    if (document.hidden) setTimeout(resolve)
    else requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * The part, or null until it is there; one that has come already is there in the first frame, which `lazy` would give to a fallback.
 * Where it cannot be had, the next boundary hears of it.
 */
export const usePart = <T>({ load, loaded }: Part<T>): T | null => {
  const [value, setValue] = useState(loaded)
  useEffect(() => {
    if (value !== null) return
    let left = false
    const settle = (then: () => T) => {
      if (!left) setValue(then)
    }
    load().then(
      part => settle(() => part),
      (error: unknown) =>
        settle(() => {
          throw error
        }),
    )
    return () => {
      left = true
    }
  }, [load, value])
  return value
}
