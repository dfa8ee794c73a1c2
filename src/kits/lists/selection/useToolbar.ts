import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }

/** A toolbar is one stop of the Tab key; arrows lead from button to button. */
export const useToolbar = () => {
  const bar = useRef<HTMLDivElement>(null)
  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])]
  const stopAt = (stop: HTMLButtonElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
  }
  // After every render: nobody knows here which ones there are.
  useLayoutEffect(() => {
    const all = buttons()
    stopAt(all.find(button => button === document.activeElement) ?? all.find(button => button.tabIndex === 0) ?? all[0])
  })
  return {
    ref: bar,
    onFocus: () => stopAt(buttons().find(button => button === document.activeElement)),
    onKeyDown: (event: KeyboardEvent) => {
      const all = buttons()
      const at = all.findIndex(button => button === event.target)
      const step = STEPS[event.key]
      // What a menu of the bar hears is heard here too.
      if (at === -1 || step === undefined) return
      event.preventDefault()
      all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
    },
  }
}
