import { useEffect, useState } from 'react'

/**
 * Number of items of a long list to render: `first` at the mount, `step` more per frame, because styling all at once takes longer than a
 * frame.
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
