import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

const STOPS = '[data-roving]'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity }

/**
 * Makes one stop of the Tab key of all controls in a list that are marked `data-roving`; arrows lead from one to the next. Supr presses
 * the button with the focus, or that of a link beside it, and the focus goes on to the neighbour; a box to tick takes nothing away.
 */
export const useRovingStop = <Element extends HTMLElement>(list: RefObject<Element | null>) => {
  const last = useRef<HTMLElement | null>(null)
  const removed = useRef<number | null>(null)
  const stops = () => [...(list.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]

  // It runs after every render: nobody knows here which ones there are.
  useLayoutEffect(() => {
    const all = stops()
    if (removed.current !== null) all[Math.min(removed.current, all.length - 1)]?.focus({ preventScroll: true })
    removed.current = null
    const current = all.find(stop => stop === last.current) ?? all[0]
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  })

  return {
    onFocus: () => {
      const all = stops()
      const focused = all.find(stop => stop === document.activeElement)
      if (!focused) return
      last.current = focused
      for (const stop of all) stop.tabIndex = stop === focused ? 0 : -1
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = stops()
      const at = all.findIndex(stop => stop === document.activeElement)
      const step = STEPS[event.key]
      const takes = [all[at], all[at] instanceof HTMLAnchorElement ? all[at + 1] : null].find(each => each instanceof HTMLButtonElement)
      if (at === -1 || event.ctrlKey || event.altKey || event.metaKey) return
      if (step !== undefined) all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
      else if (event.key === 'Delete' && takes) {
        removed.current = at
        takes.click()
      } else return
      event.preventDefault()
    },
  }
}
