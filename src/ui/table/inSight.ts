import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** Where there is no stylesheet to ask. */
export const ROW_HEIGHT = 36

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
