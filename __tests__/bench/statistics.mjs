export const median = numbers => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Median time of either page, and the median of the ratios of the pairs. */
export const comparePairs = pairs => ({
  product: median(pairs.map(pair => pair.product)),
  plain: median(pairs.map(pair => pair.plain)),
  ratio: median(pairs.map(pair => pair.product / pair.plain)),
})
