const GAP = 4
const EDGE = 8
/** Height from which a list fits below its anchor, in pixels. */
const ENOUGH = 240

/** Positions a fixed box below an anchor, or above it if there is little room below, at the anchor's width and within the window. */
export const placeBeside = (box: HTMLElement, anchor: HTMLElement): void => {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  // The on-screen keyboard of a phone covers a part of the window.
  const height = window.visualViewport?.height ?? window.innerHeight
  const below = height - bottom - GAP - EDGE
  const above = top - GAP - EDGE
  const isAbove = below < ENOUGH && above > below
  box.style.setProperty('--room', `${Math.max(0, Math.floor(isAbove ? above : below))}px`)
  box.style.setProperty('--anchor-width', `${width}px`)
  box.style.top = isAbove ? 'auto' : `${bottom + GAP}px`
  box.style.bottom = isAbove ? `${window.innerHeight - top + GAP}px` : 'auto'
  box.style.left = `${Math.max(EDGE, Math.min(left, document.documentElement.clientWidth - box.offsetWidth - EDGE))}px`
}
