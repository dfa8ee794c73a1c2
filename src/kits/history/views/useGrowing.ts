import { useEffect, useState } from 'react'

/**
 * Renders a long list in batches: `first` items now, `step` more per frame, because styling all at once takes longer than a frame. Returns
 * how many to render.
 */
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
