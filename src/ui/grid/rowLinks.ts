import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react'
import { gridLook } from '@/ui/grid/gridLook'

/** Row that takes the focus; null in other rows, which keep the focus and the clicks of their links. */
const rowOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('tr[tabindex]') : null

/** Link of the pressed row; null for a row without a link and for controls in a row. */
const linkOf = (event: SyntheticEvent): HTMLAnchorElement | null =>
  event.target instanceof Element && event.target.closest('button, label, input') !== null
    ? null
    : (rowOf(event)?.querySelector('a') ?? null)

const isOnLink = ({ target }: SyntheticEvent): boolean => target instanceof Element && target.closest('a') !== null

/** Opens the row in another tab. @returns false for a row without a link */
const openInTab = (event: SyntheticEvent): boolean => {
  const link = linkOf(event)
  if (link) window.open(link.href, '_blank', 'noopener')
  return link !== null
}

/** True for a click with a modifier that opens another tab or window. A click on the link itself is left to the browser [LS-08]. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.shiftKey) && (isOnLink(event) || (!event.shiftKey && openInTab(event)))

/** Attributes of the link that is the name of a row. Rows take the focus, not their links. */
export const nameLink = { className: gridLook.link, tabIndex: -1, draggable: false }

const MIDDLE = 1
const SECONDARY = 2

/**
 * Link behaviour of a whole row whose name is a link. The link covers the row only while its context menu is requested: otherwise texts
 * could not be selected, and tooltips of cells would not show [LS-08].
 */
export const rowLinks = {
  onKeyDownCapture: (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (key === 'Enter' && (ctrlKey || metaKey) && !altKey && openInTab(event)) event.preventDefault()
  },
  onFocusCapture: (event: FocusEvent): void => {
    if (event.target instanceof HTMLAnchorElement) rowOf(event)?.focus({ preventScroll: true })
  },
  onMouseDown: (event: MouseEvent): void => {
    // Prevents the autoscroll of the middle button.
    if (event.button === MIDDLE && linkOf(event)) event.preventDefault()
  },
  onAuxClick: (event: MouseEvent): void => {
    if (event.button === MIDDLE && !isOnLink(event)) openInTab(event)
  },
  onPointerDown: (event: PointerEvent): void => {
    const row = rowOf(event)
    if (event.button !== SECONDARY || !row || !linkOf(event)) return
    row.dataset['menu'] = ''
    addEventListener('pointermove', () => delete row.dataset['menu'], { once: true })
  },
}
