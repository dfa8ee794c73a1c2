/** All columns in order: the visible ones, and each hidden one behind its predecessor in the source [LS-03]. */
export const wholeOrder = (all: readonly string[], shown: readonly string[] | null): string[] => {
  const order = shown === null ? [] : [...shown]
  all.forEach((column, at) => {
    if (!order.includes(column)) order.splice(at === 0 ? 0 : order.indexOf(all[at - 1] ?? '') + 1, 0, column)
  })
  return order
}

/** Visible columns of an order; null when they equal those of the source. */
export const shownOf = (
  all: readonly string[],
  order: readonly string[],
  isShown: (column: string) => boolean,
): readonly string[] | null => {
  const shown = order.filter(isShown)
  return shown.length === all.length && shown.every((column, at) => column === all[at]) ? null : shown
}

/** Order with one column moved. */
export const withMoved = (order: readonly string[], from: number, to: number): string[] => {
  const moved = [...order]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
