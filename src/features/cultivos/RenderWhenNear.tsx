import { useEffect, useRef, useState, type ReactNode } from 'react'
import { sheet } from '@/ui/frame/sheet'

interface RenderWhenNearProps {
  /** True: mounted at any distance, because of changes. */
  keeps: boolean
  /** True: hidden, also from the keyboard, but mounted. */
  hidden: boolean
  /** Content shown at a distance. */
  instead: ReactNode
  children: ReactNode
}

/** Distance from the window at which the content is rendered, so that Tab finds it. */
const NEAR = '800px 0px'
/** Assumed height before the first rendering, in pixels. */
const TYPICAL_HEIGHT = 168

/** Item of a long list: rendered when scrolled near the window, and replaced by a simpler content of its height at a distance. */
export const RenderWhenNear = ({ keeps, hidden, instead, children }: RenderWhenNearProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(!('IntersectionObserver' in window))
  const [height, setHeight] = useState(TYPICAL_HEIGHT)
  useEffect(() => {
    const element = place.current
    if (!element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      changes => {
        const last = changes.at(-1)
        if (!last) return
        if (!last.isIntersecting && element.contains(document.activeElement)) return
        if (!last.isIntersecting && last.boundingClientRect.height > 0) setHeight(last.boundingClientRect.height)
        setNear(last.isIntersecting)
      },
      { root: sheet(), rootMargin: NEAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isRendered = isNear || keeps
  return (
    <div ref={place} hidden={hidden} style={isRendered ? undefined : { minHeight: height }}>
      {isRendered ? children : instead}
    </div>
  )
}
