import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import { ACROSS, DOWN, ENDS, stepTo } from '@/ui/keys/stepTo'

const STEPS = { list: { ...ACROSS, ...DOWN, ...ENDS }, toolbar: { ...ACROSS, ...ENDS } }
const STOPS = 'a[href], button:enabled, input:enabled'
/** Keys that remove an item of a list. */
const REMOVES = new Set(['Delete', 'Backspace'])

/**
 * Roving tab stop: all controls of an element are one stop of the Tab key; arrows, Home and End move between them. The focus of a removed
 * control moves to its neighbour. In a list, Delete or Backspace presses the focused button, or the button after the focused link;
 * checkboxes ignore these keys.
 *
 * React Aria's Toolbar (1.22.1) is no substitute: it handles neither Home nor End, does not wrap around, leaves every button in the tab
 * order and moves the focus of a click to the previously focused button.
 * @param stopsIn selector of the controls; the caller takes all others out of the tab order
 */
export const useRovingStop = <Element extends HTMLElement>(kind: keyof typeof STEPS, stopsIn = STOPS) => {
  const box = useRef<Element>(null)
  const last = useRef<HTMLElement | undefined>(undefined)
  /** Index of the control that a key removes: its neighbour takes the focus, whatever has it then. */
  const removed = useRef<number | null>(null)
  /** Control with the focus and its index. A removed control fires no blur event. */
  const focused = useRef<{ stop: Node; at: number } | null>(null)
  const stops = () => [...(box.current?.querySelectorAll<HTMLElement>(stopsIn) ?? [])]
  const stopAt = (stop: HTMLElement | undefined, all: readonly HTMLElement[]) => {
    for (const each of all) each.tabIndex = each === stop ? 0 : -1
  }

  // Runs after every render, because any render may add or remove controls.
  useLayoutEffect(() => {
    const all = stops()
    const lost = focused.current?.stop.isConnected === false ? focused.current.at : null
    if (lost !== null) focused.current = null
    const at = removed.current ?? (document.activeElement === document.body ? lost : null)
    removed.current = null
    if (at !== null) all[Math.min(at, all.length - 1)]?.focus({ preventScroll: true })
    stopAt(all.find(stop => stop === last.current) ?? all[0], all)
  })

  /** Remembers the focused stop. Events of an opened menu bubble here through React's tree and match no stop. */
  const remember = ({ target }: SyntheticEvent) => {
    const all = stops()
    const stop = all.find(each => target instanceof Node && each.contains(target))
    if (!stop) return
    last.current = stop
    stopAt(stop, all)
  }

  return {
    ref: box,
    onFocus: (event: FocusEvent) => {
      remember(event)
      const at = stops().findIndex(stop => stop === event.target)
      focused.current = at === -1 ? null : { stop: event.target, at }
    },
    onBlur: () => {
      focused.current = null
    },
    // Clicks are handled too, because they may not focus: keys that write into a field leave the focus there.
    onClick: remember,
    onKeyDown: (event: KeyboardEvent) => {
      const all = stops()
      const at = all.findIndex(stop => stop === event.target)
      if (at === -1 || event.ctrlKey || event.altKey || event.metaKey) return
      const to = stepTo(STEPS[kind], event.key, at, all.length)
      const removes = [all[at], all[at] instanceof HTMLAnchorElement ? all[at + 1] : null].find(each => each instanceof HTMLButtonElement)
      if (to !== null) all[to]?.focus()
      else if (kind === 'list' && REMOVES.has(event.key) && removes) {
        removed.current = at
        removes.click()
      } else return
      event.preventDefault()
    },
  }
}
