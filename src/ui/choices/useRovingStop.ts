import { useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { ACROSS, DOWN, ENDS, stepTo } from '@/ui/keys/stepTo'

const STEPS = { list: { ...ACROSS, ...DOWN, ...ENDS }, toolbar: { ...ACROSS, ...ENDS } }
const STOPS = 'a[href], button:enabled, input:enabled'
/** Keys that remove an item of a list. */
const REMOVES = new Set(['Delete', 'Backspace'])

/**
 * Makes one stop of the Tab key of all controls in an element; arrows, Home and End lead from one to the next. In a list, Supr or Retroceso
 * presses the button with the focus, or that of a link beside it, and the focus goes on to the neighbour; a box to tick takes nothing away.
 *
 * React Aria's Toolbar (1.22.1) is no substitute: it knows neither Home nor End, does not go round the ends, leaves every button in the tab order and
 * moves the focus of a click to the button that had it last.
 */
export const useRovingStop = <Element extends HTMLElement>(kind: keyof typeof STEPS) => {
  const box = useRef<Element>(null)
  const last = useRef<HTMLElement | undefined>(undefined)
  const removed = useRef<number | null>(null)
  const stops = () => [...(box.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
  const stopAt = (stop: HTMLElement | undefined, all: readonly HTMLElement[]) => {
    for (const each of all) each.tabIndex = each === stop ? 0 : -1
  }

  // After every render, because any of them may bring or remove controls.
  useLayoutEffect(() => {
    const all = stops()
    if (removed.current !== null) all[Math.min(removed.current, all.length - 1)]?.focus({ preventScroll: true })
    removed.current = null
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
    onFocus: remember,
    // A click need not focus: keys that write into a field leave the focus there.
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
