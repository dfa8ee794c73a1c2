/** All columns in their order: those that show, and each that does not behind the one that it stands behind in the source [LS-03]. */
export const wholeOrder = (count: number, shown: readonly number[] | null): number[] => {
  const order = shown === null ? [] : [...shown]
  for (let column = 0; column < count; column++)
    if (!order.includes(column)) order.splice(column === 0 ? 0 : order.indexOf(column - 1) + 1, 0, column)
  return order
}

/** Those that show of an order; null where that is what the source has. */
export const shownOf = (order: readonly number[], isShown: (column: number) => boolean): readonly number[] | null => {
  const shown = order.filter(isShown)
  return shown.length === order.length && shown.every((column, at) => column === at) ? null : shown
}

/** The order with one column in another place. */
export const withMoved = (order: readonly number[], from: number, to: number): number[] => {
  const moved = [...order]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}
