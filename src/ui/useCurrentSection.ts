import { useCallback, useEffect, useRef, useState } from 'react'

/** What lies between the page head and the middle of the window. */
const BAND = '-112px 0px -50% 0px'
/** In which the observer has told of a jump. */
const JUMP_MS = 200

/**
 * Which section of a long page is being read: the first in the upper half of the window. `jumped` names the one that somebody
 * chose; near the end of the page it may not come so far up, and counts all the same until they scroll on.
 */
export const useCurrentSection = (ids: readonly string[]) => {
  const list = ids.join(' ')
  const [current, setCurrent] = useState(ids[0])
  const jumpedAt = useRef(-Infinity)

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const inOrder = list.split(' ')
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      changes => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        const first = inOrder.find(id => inBand.has(id))
        if (first !== undefined && performance.now() - jumpedAt.current > JUMP_MS) setCurrent(first)
      },
      { rootMargin: BAND },
    )
    for (const id of inOrder) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [list])

  const jumped = useCallback((id: string) => {
    jumpedAt.current = performance.now()
    setCurrent(id)
  }, [])
  return { current, jumped }
}
