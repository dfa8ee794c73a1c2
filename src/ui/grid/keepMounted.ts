import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

const NONE: readonly number[] = []

/**
 * Range extractor of a virtual list: the visible rows, a few around them, and one more row.
 * @param row index of the additional row; outside the list there is none
 * @param titles ascending indices of group titles: the title of the first visible row stays mounted too
 */
export const keepMounted =
  (row = -1, titles = NONE) =>
  (range: Range): number[] => {
    const title = titles.findLast(at => at <= range.startIndex) ?? -1
    const kept = [row, title].filter(at => at >= 0 && at < range.count)
    return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other)
  }
