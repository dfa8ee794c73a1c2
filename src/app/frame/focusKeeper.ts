import { useEffect } from 'react'
import { SHEET_ID } from '@/ui/frame/sheet'

/**
 * Attribute of a section, list, table or dialog that takes the focus when the focused element inside disappears. A value other than "true"
 * is a selector of the inner element that takes the focus.
 */
const HOME = 'data-focus-home'

/** Attribute of an element that may disappear as a whole: its value selects the element of the page that then takes the focus. */
const NEXT = 'data-focus-next'

/** Overlays: the focus goes back to the page when they close. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [data-react-aria-top-layer]'

/** Unreachable elements. React Aria hides the page behind a modal by `aria-hidden` where `inert` is unknown. */
const UNREACHABLE = '[hidden], [inert], [aria-hidden=true]'
const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest(UNREACHABLE) === null

const homesOf = (element: Element): Element[] => {
  const home = element.parentElement?.closest(`[${HOME}], [${NEXT}]`)
  return home ? [home, ...homesOf(home)] : []
}

/** Element that takes the focus for a home, or null. */
const targetOf = (place: Element): Element | null => {
  const next = place.getAttribute(NEXT)
  const inner = place.getAttribute(HOME) ?? 'true'
  if (canHaveFocus(place)) return inner === 'true' ? place : place.querySelector(inner)
  return next === null ? null : document.querySelector(next)
}

/** Focuses an element; one that is not focusable gets `tabindex="-1"`. Returns whether it has the focus. */
const focus = (element: Element | null): boolean => {
  if (!(element instanceof HTMLElement) || !canHaveFocus(element)) return false
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

const pageStart = (): Element[] => [...document.querySelectorAll(`#${SHEET_ID} h1, #${SHEET_ID}`)].toReversed()

/**
 * Returns the focus when the focused element disappears, or becomes disabled, hidden or inert: to the element itself if it reappears, else
 * to its nearest surviving home, else to the page's heading. Elements of a dialog are followed by those of the dialogs and the page behind it. Browsers
 * fire no common event for this, so a MutationObserver is used. React Aria restores the focus of a closing modal within a frame: the keeper
 * checks two frames later, and moves the focus only if no element has it.
 * @returns function that stops the keeper
 */
const keepFocus = (): (() => void) => {
  /** The element with the focus and its homes, nearest first; in a dialog, followed by the places of the dialogs below and of the page. */
  let places: Element[] = []
  /** Places by layer: the page (null), then the overlays in the order in which they have had the focus. */
  let layers: [overlay: Element | null, places: Element[]][] = []
  let isLost = false
  let isChecking = false

  const remember = (element: Element) => {
    const overlay = element.closest(OVERLAY)
    const below = overlay ? layers.filter(([other]) => other !== overlay && other?.isConnected !== false) : []
    layers = [...below, [overlay, [element, ...homesOf(element)]]]
    places = layers.toReversed().flatMap(([, own]) => own)
    isLost = false
  }

  const restore = () => {
    isChecking = false
    if (!isLost) return
    const { activeElement, body } = document
    if (activeElement && activeElement !== body && canHaveFocus(activeElement)) remember(activeElement)
    else [...places, ...pageStart()].some(place => focus(targetOf(place)))
  }

  const check = () => {
    if (places[0] && !canHaveFocus(places[0])) isLost = true
    if (!isLost || isChecking) return
    isChecking = true
    requestAnimationFrame(() => requestAnimationFrame(restore))
  }

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) remember(target)
  }

  /** A click on an element that is not focusable removes the focus on purpose: later changes must not restore the focus. */
  const forget = () => {
    if (!isLost && document.activeElement === document.body) places = layers = []
  }

  const observer = new MutationObserver(check)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'inert', 'aria-hidden'] })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('click', forget)
  return () => {
    isLost = false
    places = layers = []
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('click', forget)
  }
}

/** Keeps the focus of the page while its frame is mounted. */
export const useFocusKeeper = (): void => useEffect(keepFocus, [])
