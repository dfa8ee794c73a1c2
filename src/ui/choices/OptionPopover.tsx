import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { placeBeside } from '@/ui/choices/placeBeside'
import styles from '@/ui/choices/OptionPopover.module.css'
import { popoverLook } from '@/ui/choices/popoverLook'

interface OptionPopoverProps {
  /** Sentence shown without results. */
  empty: string
  /** True: wider than its field, for long options. */
  wide?: boolean
  /** List of options; null without results. */
  children: ReactNode
}

const MOVES = ['scroll', 'resize'] as const

/**
 * Popover below its container, or above it where there is more room. In the top layer, so that no dialog or sticky head cuts it off. A
 * press inside does not move the focus from the input.
 */
export const OptionPopover = ({ empty, wide = false, children }: OptionPopoverProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const popup = box.current
    const anchor = popup?.parentElement
    if (!popup || !anchor) return
    // Browsers without popovers get a fixed box.
    if ('showPopover' in popup) popup.showPopover()
    const place = () => placeBeside(popup, anchor)
    for (const move of MOVES) window.addEventListener(move, place, { capture: true, passive: true })
    // Repositioned when chips make the field grow, or other contents of a dialog move the field.
    const sizes = new ResizeObserver(place)
    for (const element of [anchor, anchor.closest('[role=dialog]')]) if (element) sizes.observe(element)
    return () => {
      for (const move of MOVES) window.removeEventListener(move, place, { capture: true })
      sizes.disconnect()
    }
  }, [])
  // Placed after the effect that shows it, and after each render: it renders with its field, which may have moved.
  useLayoutEffect(() => {
    if (box.current?.parentElement) placeBeside(box.current, box.current.parentElement)
  })
  return (
    <div
      ref={box}
      popover="manual"
      className={classes(popoverLook('popover'), styles.popover, wide && styles.wide)}
      role="presentation"
      onMouseDown={event => event.preventDefault()}
    >
      {children ?? (
        <p className={styles.none} role="status">
          {empty}
        </p>
      )}
    </div>
  )
}
