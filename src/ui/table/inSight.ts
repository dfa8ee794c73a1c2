import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual'

/** Where there is no stylesheet to ask. */
export const ROW_HEIGHT = 36

/** What stands above a table, and the rows that are made beyond those in sight. */
const BESIDES = 260

/** Fills the window in the first frame, and no more; how high a table is can be told after it. */
export const firstRect = () => ({ width: 0, height: Math.max(ROW_HEIGHT, innerHeight - BESIDES) })

type Tell = (size: { width: number; height: number }) => void

/** Tells the size of the scroller once it is laid out: to ask for it earlier would lay the page out once more. */
export const observeSize = <T extends HTMLElement>({ scrollElement }: Virtualizer<T, Element>, tell: Tell) => {
  if (!scrollElement) return
  const observer = new ResizeObserver(() => tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/** Which rows are in the document: those in sight and a few around them, and these, wherever one has scrolled to. */
export const keeping =
  (...rows: (number | undefined)[]) =>
  (range: Range): number[] => {
    const kept = rows.filter(row => row !== undefined && row >= 0 && row < range.count) as number[]
    return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other)
  }

interface Item {
  index: number
  start: number
  end: number
}

/** The rows that are in the document, with how much is out of sight before each and behind the last. @param head what lies above them all */
export const gapsOf = (items: readonly Item[], head: number, total: number) => ({
  items: items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? head) })),
  end: total - (items.at(-1)?.end ?? head),
})
