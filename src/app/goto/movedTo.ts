/** Where a key leads among `count` options, round the ends; null = nowhere. */
export const movedTo = (key: string, from: number, count: number): number | null => {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: count - 1 }[key]
  return to === undefined || count === 0 ? null : (to + count) % count
}
