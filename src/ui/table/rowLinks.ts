import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react'

const rowOf = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null

/** The link of a row, for whatever in it was pressed; null of a row without, and of what does something of its own. */
const linkOf = (event: SyntheticEvent): HTMLAnchorElement | null =>
  event.target instanceof Element && event.target.closest('button, label, input') !== null
    ? null
    : (rowOf(event)?.querySelector('a') ?? null)

const isOnLink = ({ target }: SyntheticEvent): boolean => target instanceof Element && target.closest('a') !== null

/** Opens the row in another tab. @returns whether it has a link to do so by */
export const openInTab = (event: SyntheticEvent): boolean => {
  const link = linkOf(event)
  if (link) window.open(link.href, '_blank', 'noopener')
  return link !== null
}

/** A click with these keys is the browser's: another tab, another window. On the link itself it does so without help [LS-08]. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.shiftKey) && (isOnLink(event) || (!event.shiftKey && openInTab(event)))

const MIDDLE = 1
const SECONDARY = 2

/**
 * What browsers do with links, for the whole of a row whose name is one. The link covers the row only while its context menu is asked for:
 * else texts can be selected, and cells have tooltips of their own [LS-08].
 */
export const rowLinks = {
  onMouseDown: (event: MouseEvent): void => {
    // It would scroll the list.
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
