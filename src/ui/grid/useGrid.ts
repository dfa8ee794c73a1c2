import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { sheet } from '@/ui/frame/sheet'
import { keepMounted } from '@/ui/grid/keepMounted'
import { pixels } from '@/ui/grid/rowSizes'

/** Height of the page above a table, in pixels. */
const ABOVE = 116

interface Size {
  width: number
  height: number
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Size => ({ width: clientWidth, height: clientHeight })

/** Observes later sizes only: a synchronous report during the first render would mount more rows before anything shows. */
const observeSize = ({ scrollElement }: Virtualizer<HTMLElement, Element>, report: (size: Size) => void) => {
  if (!scrollElement) return
  const observer = new ResizeObserver(() => report(sizeOf(scrollElement)))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

interface GridOptions {
  count: number
  /** Scrolling element; null until it is in the document. */
  scroller: () => HTMLElement | null
  /** Estimated height of a row until it is measured; a good estimate avoids shifts. */
  estimate: (index: number) => number
  /** Number of rows mounted on each side of the visible ones. */
  overscan: number
  /** Row that stays mounted at any scroll position: the focused one, or the tab stop. */
  kept: number | undefined
  /** Indices of group titles, ascending: the title of the group in view stays mounted, at the top. */
  titles?: readonly number[]
  /** Key of a row's measured height: heights stay right when rows are added or removed. */
  getItemKey?: (index: number) => string | number
  /** Rows are stacked, as on phones, without a table head. */
  stacked: boolean
  /** Distance of the rows from the top of the page, when the page scrolls with the head. */
  above?: number
  /** Heights covered by other elements, below the head and at the bottom: a focused row is scrolled between them. */
  coveredTop?: number
  coveredBottom?: number
  initialScroll?: number
}

/** Methods for code outside the table. */
export interface GridHandle {
  /** Scrolls to a row and focuses it, or the element of the selector in it, as soon as it is mounted. */
  focusRow: (index: number, selector?: string) => void
  /** Number of rows in a page. */
  pageSize: () => number
  /** Distance of a row from the first one, in pixels; undefined for an index without a row. */
  startOf: (index: number) => number | undefined
  /** First visible row at a scroll position in pixels. */
  firstInSight: (scrollTop: number) => number
}

/**
 * Virtual rows of a table: only the visible ones are mounted, the others are height only [TB-10]. A mounted row has its index in
 * `data-index`, and `measure` as its ref when its height differs from the estimate. The first frame fills the window.
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
    coveredBottom = 0,
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
    /** Mounted rows, each with the height of the rows skipped before it. */
    items: mounted.map(({ index, start }, at) => ({ index, gap: start - (mounted[at - 1]?.end ?? top) })),
    /** Height of the rows after the last mounted one. */
    end: (above ?? 0) + virtualizer.getTotalSize() - (mounted.at(-1)?.end ?? top),
    measure: virtualizer.measureElement,
    focusRow: (index: number, selector = `[data-index="${index}"]`) => {
      awaited.current = selector
      focusAwaited()
      // Reads the visible size directly: in the first frame no observer has reported it.
      if (virtualizer.scrollElement) virtualizer.scrollRect = sizeOf(virtualizer.scrollElement)
      // In a low window the sheet scrolls its head away, so that the table is whole.
      const page = sheet()
      if (page && page !== virtualizer.scrollElement) page.scrollTop = page.scrollHeight
      const room = (virtualizer.scrollRect?.height ?? 0) - head - coveredTop - coveredBottom
      const size = virtualizer.measurementsCache[index]?.size ?? 0
      // The end of a stacked row has its field; other rows are read from their start.
      const shown = stacked ? 'end' : 'start'
      virtualizer.scrollToIndex(index, { align: size > room ? shown : 'auto' })
    },
    startOf: (index: number) => virtualizer.measurementsCache[index]?.start,
    firstInSight: (scrollTop: number) => virtualizer.getVirtualItemForOffset(scrollTop + head)?.index ?? 0,
    pageSize: () => Math.max(1, Math.floor(((virtualizer.scrollElement?.clientHeight ?? 0) - head) / estimate(0))),
  }
}
