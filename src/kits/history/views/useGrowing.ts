import { useEffect, useState } from 'react'

/** How many of a long list to draw by now: so many at once, then so many more a frame, for a browser styles no more in the time of one. */
export const useGrowing = (count: number, { first, step }: { first: number; step: number }): number => {
  const [drawn, setDrawn] = useState(first)
  const isWhole = drawn >= count
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => setDrawn(drawn + step))
    return () => cancelAnimationFrame(frame)
  }, [isWhole, drawn, step])
  return Math.min(drawn, count)
}
