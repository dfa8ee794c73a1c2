import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

const NONE: readonly number[] = []

/**
 * Range extractor of a virtual list: the rows in sight, a few around them, and a row that stays mounted wherever one has scrolled to.
 * @param row index; outside the list it keeps none
 * @param titles indexes of the rows that title those below, in their order: the title of the first row in sight stays mounted too
 */
export const keepMounted =
  (row = -1, titles = NONE) =>
  (range: Range): number[] => {
    const title = titles.findLast(at => at <= range.startIndex) ?? -1
    const kept = [row, title].filter(at => at >= 0 && at < range.count)
    return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other)
  }
