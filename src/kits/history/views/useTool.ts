import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { LazyPart } from '@/ui/lazyPart'

interface Tool<T> {
  /** What opens and closes it. */
  button: RefObject<HTMLButtonElement | null>
  /** What it shows; null while it is closed, or on its way. */
  shown: T | null
  toggle: () => void
  /** Closes it and gives the focus back to its button. */
  close: () => void
  /** Downloads it before it is asked for. */
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
    // A failure is the page's to tell.
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
