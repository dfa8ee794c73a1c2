/** One of several things that stand in an order of the user's making. */
export interface Ordered {
  id: number
  orden: number
}

export type Direction = 'up' | 'down'

/** Sorts by the order; those that share one, by id [CD-03]. */
export const inOrder = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => one.orden - other.orden || one.id - other.id)

/** Gives the items as they stand the orders 0 to n-1 [TR-08, CD-03]. */
export const renumbered = <Item extends Ordered>(items: readonly Item[]): Item[] =>
  items.map((item, orden) => (item.orden === orden ? item : { ...item, orden }))

/** The next one goes behind the last of them; the first gets 0. */
export const nextOrden = (items: readonly Pick<Ordered, 'orden'>[]): number =>
  items.reduce((next, { orden }) => Math.max(next, orden + 1), 0)

/** Whether there is a neighbour to change places with. */
export const canMove = (count: number, index: number, direction: Direction): boolean =>
  index >= 0 && (direction === 'up' ? index > 0 : index < count - 1)

/** The item in the place of its neighbour and the neighbour in its place; as they were above the first and below the last [CD-04, TR-08]. */
export const moved = <Item extends Ordered>(items: readonly Item[], id: number, direction: Direction): Item[] => {
  const index = items.findIndex(item => item.id === id)
  if (!canMove(items.length, index, direction)) return [...items]
  const to = direction === 'up' ? index - 1 : index + 1
  const next = [...items]
  next.splice(to, 0, ...next.splice(index, 1))
  return renumbered(next)
}

/** Puts one that was taken away back in its place, or as near to it as there is one; changes nothing where it is among them. */
export const restored = <Item extends { id: number | string; orden: number }>(items: readonly Item[], item: Item): Item[] => {
  if (items.some(({ id }) => id === item.id)) return [...items]
  const all = [...items]
  all.splice(item.orden, 0, item)
  return all.map((each, orden) => (each.orden === orden ? each : { ...each, orden }))
}
