import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useState } from 'react'
import { ROW_HEIGHT } from '@/ui/table/inSight'

/** What stands above every table, in pixels. */
const ABOVE = 116

interface Size {
  width: number
  height: number
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Size => ({ width: clientWidth, height: clientHeight })

/** Told while the page is being made, the size would have more rows made before anything shows. */
const observeSize = <Scroller extends Element>({ scrollElement }: Virtualizer<Scroller, Element>, tell: (size: Size) => void) => {
  if (!scrollElement) return
  const observer = new ResizeObserver(() => tell(sizeOf(scrollElement)))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

type Options<Scroller extends Element> = Omit<
  Parameters<typeof useVirtualizer<Scroller, Element>>[0],
  'initialRect' | 'observeElementRect'
> & { overscan: number }

/** The rows of a table that are in sight, and `overscan` more on each side [TB-10]. In the first frame all of them fill the window. */
export const useRowsInSight = <Scroller extends Element>(options: Options<Scroller>) => {
  const { overscan, estimateSize } = options
  const [initialRect] = useState<Size>(() => ({
    width: 0,
    height: Math.max(ROW_HEIGHT, innerHeight - ABOVE - overscan * estimateSize(0)),
  }))
  return useVirtualizer({ ...options, initialRect, observeElementRect: observeSize })
}

/** Scrolls to a row that is out of sight. What is in sight is asked for: in the first frame it has not been told yet. */
export const bringIntoSight = <Scroller extends Element>(virtualizer: Virtualizer<Scroller, Element>, index: number): void => {
  if (virtualizer.scrollElement) virtualizer.scrollRect = sizeOf(virtualizer.scrollElement)
  virtualizer.scrollToIndex(index)
}
