import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { keepMounted } from '@/ui/grid/keepMounted'
import { pixels } from '@/ui/grid/rowSizes'

/** Height of the page above every table, in pixels. */
const ABOVE = 116

interface Size {
  width: number
  height: number
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Size => ({ width: clientWidth, height: clientHeight })

/** Reported while the page is being made, the size would have more rows made before anything shows. */
const observeSize = ({ scrollElement }: Virtualizer<HTMLElement, Element>, report: (size: Size) => void) => {
  if (!scrollElement) return
  const observer = new ResizeObserver(() => report(sizeOf(scrollElement)))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

interface GridOptions {
  count: number
  /** Gives the element that scrolls, once it is in the document. */
  scroller: () => HTMLElement | null
  /** Gives the likely height of a row, which holds until the row is measured: the nearer it is, the less moves then. */
  estimate: (index: number) => number
  /** Rows mounted on each side of those in sight. */
  overscan: number
  /** Row that stays mounted wherever one scrolls: the one with the focus, or that Tab reaches. */
  kept: number | undefined
  /** Rows that title those below, in their order: the title of what is read stays mounted, at the top. */
  titles?: readonly number[]
  /** Heights belong to keys: rows that come and go leave those of the others alone. */
  getItemKey?: (index: number) => string | number
  /** Whether rows are stacked, as on a phone: then no head stands above them. */
  stacked: boolean
  /** Distance of the rows from the top of the page, where that scrolls with the head. */
  above?: number
  /** Heights, at the top below the head and at the bottom, that something covers: a row that takes the focus comes to rest between them. */
  coveredTop?: number
  coveredBottom?: number
  initialScroll?: number
}

/** Calls to the rows from outside their table. */
export interface GridHandle {
  /** Brings a row into sight and focuses it, or what the selector finds, as soon as it is mounted. */
  focusRow: (index: number, selector?: string) => void
  /** Gives how many rows a page holds. */
  pageSize: () => number
  /** Distance of a row from the first one, in pixels; undefined of a row that there is not. */
  startOf: (index: number) => number | undefined
  /** Row at the top of what is in sight at a scroll position, in pixels. */
  firstInSight: (scrollTop: number) => number
}

/**
 * Rows of a table of which only those in sight are mounted; the others are height only [TB-10]. A mounted row has its index in `data-index`,
 * and `measure` as its ref where its height is not that of the estimate. In the first frame the rows fill the window.
 */
export const useGrid = (options: GridOptions) => {
  const {
    count,
    scroller,
    estimate,
    overscan,
    kept,
    titles,
    getItemKey,
    stacked,
    above,
    coveredTop = 0,
    coveredBottom,
    initialScroll,
  } = options
  const head = stacked || above !== undefined ? 0 : pixels('--row')
  const [initialRect] = useState<Size>(() => ({
    width: 0,
    height: Math.max(pixels('--row'), innerHeight - ABOVE - overscan * estimate(0)),
  }))
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: scroller,
    estimateSize: estimate,
    overscan,
    rangeExtractor: keepMounted(kept, titles),
    getItemKey,
    paddingStart: head,
    scrollMargin: above,
    scrollPaddingStart: head + coveredTop,
    scrollPaddingEnd: coveredBottom,
    initialOffset: initialScroll,
    initialRect,
    observeElementRect: observeSize,
  })

  /** Selector of the element to focus once it is mounted. */
  const awaited = useRef<string | null>(null)
  const focusAwaited = () => {
    if (awaited.current === null) return
    const found = scroller()?.querySelector<HTMLElement>(awaited.current)
    if (!found) return
    awaited.current = null
    found.focus({ preventScroll: true })
  }
  useLayoutEffect(focusAwaited)

  const mounted = virtualizer.getVirtualItems()
  const top = head + (above ?? 0)
  return {
    /** Mounted rows, each with the height of those left out before it. */
    items: mounted.map(({ index, start }, at) => ({ index, gap: start - (mounted[at - 1]?.end ?? top) })),
    /** Height of the rows left out behind the last. */
    end: (above ?? 0) + virtualizer.getTotalSize() - (mounted.at(-1)?.end ?? top),
    measure: virtualizer.measureElement,
    focusRow: (index: number, selector = `[data-index="${index}"]`) => {
      awaited.current = selector
      focusAwaited()
      // The size of what is in sight is asked for: in the first frame nothing has reported it.
      if (virtualizer.scrollElement) virtualizer.scrollRect = sizeOf(virtualizer.scrollElement)
      virtualizer.scrollToIndex(index)
    },
    startOf: (index: number) => virtualizer.measurementsCache[index]?.start,
    firstInSight: (scrollTop: number) => virtualizer.getVirtualItemForOffset(scrollTop + head)?.index ?? 0,
    pageSize: () => Math.max(1, Math.floor(((virtualizer.scrollElement?.clientHeight ?? 0) - head) / estimate(0))),
  }
}
