/** Item of a list that the user sorts. */
export interface OrderedItem {
  id: number
  orden: number
}

/** Item with an id, which is temporary in a draft. */
interface MovableItem {
  id: number | string
  orden: number
}

/** Distance of a move in places: positive is down, negative is up. */
export type Move = number

/** Sorts by `orden`, items of equal `orden` by id [CD-03]. */
export const inOrder = <Item extends OrderedItem>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => one.orden - other.orden || one.id - other.id)

/** Numbers the items from 0 to n-1 in their current order [TR-08, CD-03]. */
export const renumbered = <Item extends Pick<OrderedItem, 'orden'>>(items: readonly Item[]): Item[] =>
  items.map((item, orden) => (item.orden === orden ? item : { ...item, orden }))

/** Order of the next item: after the last one; 0 for the first. */
export const nextOrden = (items: readonly Pick<OrderedItem, 'orden'>[]): number =>
  items.reduce((next, { orden }) => Math.max(next, orden + 1), 0)

/** Moves to the beginning and to the end. */
export const toStart = (index: number): Move => -index
export const toEnd = (index: number, count: number): Move => count - 1 - index

/** True if the move stays inside the list. */
export const canMove = (count: number, index: number, by: Move): boolean => index >= 0 && index + by >= 0 && index + by < count

/** True if an item at this index can move up or down. */
export const canGo = (index: number, isLast: boolean, by: Move): boolean => (by > 0 ? !isLast : index > 0)

/** Moves an item by a number of places and shifts the items in between. A move beyond the ends changes nothing [CD-04, CO-01, TR-08]. */
export const moved = <Item extends MovableItem>(items: readonly Item[], id: Item['id'], by: Move): Item[] => {
  const index = items.findIndex(item => item.id === id)
  if (!canMove(items.length, index, by)) return [...items]
  const next = [...items]
  next.splice(index + by, 0, ...next.splice(index, 1))
  return renumbered(next)
}

/** Inserts a removed item at its former place, or as near as possible; changes nothing when the list contains the item. */
export const restored = <Item extends MovableItem>(items: readonly Item[], item: Item): Item[] => {
  if (items.some(({ id }) => id === item.id)) return [...items]
  const all = [...items]
  all.splice(item.orden, 0, item)
  return renumbered(all)
}

/** Sorts by id, latest first [CB-03]. */
export const newestFirst = <Item extends { id: number }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => other.id - one.id)
