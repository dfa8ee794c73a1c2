/** Which row a key leads to from here, or null where it leads nowhere. */
export const rowReached = (key: string, from: number, last: number, page = 10): number | null => {
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: last, PageDown: from + page, PageUp: from - page }[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), last)
}
