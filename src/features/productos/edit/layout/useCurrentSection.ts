import { useCallback, useEffect, useRef, useState } from 'react'

/** Band between the page head, with the strip under it, and the middle of the window. */
const BAND = '-180px 0px -50% 0px'
/** Events of scrolling by the user; a jump fires none of them. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Current section of a long page: the first one in the upper half of the window, else the one that begins above, or the last one at the end
 * of the page. `jumped` sets the current section until the user scrolls, even if the page cannot scroll that far.
 */
export const useCurrentSection = (ids: readonly string[]) => {
  const list = ids.join(' ')
  const [current, setCurrent] = useState(ids[0])
  const holds = useRef(false)

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const inOrder = list.split(' ')
    const sections = inOrder.map(id => document.getElementById(id)).filter(section => section !== null)
    const inBand = new Set<string>()
    let endInSight = false
    const begun = () => sections.findLast(section => section.getBoundingClientRect().top < innerHeight / 2)?.id ?? inOrder[0]
    const follow = () => {
      const first = inOrder.find(id => inBand.has(id)) ?? begun()
      const atEnd = endInSight && first !== inOrder[0]
      const read = atEnd ? inOrder.at(-1) : first
      if (read !== undefined && !holds.current) setCurrent(read)
    }
    const band = new IntersectionObserver(
      changes => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        follow()
      },
      { rootMargin: BAND },
    )
    const end = new IntersectionObserver(
      changes => {
        for (const { isIntersecting } of changes) endInSight = isIntersecting
        follow()
      },
      { threshold: 1 },
    )
    for (const section of sections) band.observe(section)
    const last = sections.at(-1)
    if (last) end.observe(last)
    return () => {
      band.disconnect()
      end.disconnect()
    }
  }, [list])

  useEffect(() => {
    const moveOn = () => {
      holds.current = false
    }
    for (const move of MOVES) window.addEventListener(move, moveOn, { capture: true, passive: true })
    return () => {
      for (const move of MOVES) window.removeEventListener(move, moveOn, { capture: true })
    }
  }, [])

  const jumped = useCallback((id: string) => {
    holds.current = true
    setCurrent(id)
  }, [])
  return { current, jumped }
}
