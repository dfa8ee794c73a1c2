const RANGE = 2 ** 31

/** Id of an item without a record: a negative integer, made from a random number from 0 to 1 [TR-08]. */
export const temporaryId = (random: number): number => -1 - Math.floor(random * RANGE)

/** The id, or the next lower one that no item has. */
export const freeId = (id: number, taken: readonly { id: number }[]): number => {
  const ids = new Set(taken.map(item => item.id))
  let free = id
  while (ids.has(free)) free -= 1
  return free
}
