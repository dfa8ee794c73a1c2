import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SHEET_ID } from '@/ui/frame/sheet'

interface OnDemandProps {
  /** Stays however far away it is: something was typed in it. */
  keeps: boolean
  /** Out of sight and out of the way of the keyboard, but not forgotten. */
  hidden: boolean
  /** Shown as long as it is far away. */
  instead: ReactNode
  children: ReactNode
}

/** So far from the window it is rendered already: the keyboard finds it there before it comes to it. */
const NEAR = '800px 0px'
/** One that has never been in sight is taken to be so high. */
const TYPICAL_HEIGHT = 168

/** One of hundreds, which is rendered when the page is scrolled near to it, and leaves its height behind when it goes. */
export const OnDemand = ({ keeps, hidden, instead, children }: OnDemandProps) => {
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
      { root: document.getElementById(SHEET_ID), rootMargin: NEAR },
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
