export const median = numbers => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The usual time of either page, and how many times as long as the plain one ours takes, pair by pair. */
export const comparePairs = pairs => ({
  product: median(pairs.map(pair => pair.product)),
  plain: median(pairs.map(pair => pair.plain)),
  ratio: median(pairs.map(pair => pair.product / pair.plain)),
})
