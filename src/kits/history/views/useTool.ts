import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { LazyPart } from '@/ui/lazyPart'

interface Tool<T> {
  /** Button that opens and closes the tool. */
  button: RefObject<HTMLButtonElement | null>
  /** Loaded part; null while closed or loading. */
  shown: T | null
  toggle: () => void
  /** Closes the tool and returns the focus to its button. */
  close: () => void
  /** Preloads the part. */
  expect: () => void
}

/** Tool of a record: a button that opens a lazy part. */
export const useTool = <T>({ load, loaded, expect }: LazyPart<T>, isOpenAtFirst: () => boolean = () => false): Tool<T> => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [part, setPart] = useState(loaded)
  const isAwaited = isOpen && part === null
  useEffect(() => {
    if (!isAwaited) return
    // Rethrown, so that the page reports the failure.
    void load().then(
      found => setPart(() => found),
      (error: unknown) => {
        setOpen(false)
        throw error
      },
    )
  }, [isAwaited, load])
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }, [])
  return {
    button,
    shown: isOpen ? part : null,
    toggle: () => setOpen(!isOpen),
    close,
    expect,
  }
}
