const RANGE = 2 ** 31

/** The id of a thing that the server does not know yet: a negative whole number made of a random one from 0 to 1 [TR-08]. */
export const temporaryId = (random: number): number => -1 - Math.floor(random * RANGE)

/** The id itself, or the next one below it that none of these has. */
export const freeId = (id: number, taken: readonly { id: number }[]): number => {
  const ids = new Set(taken.map(item => item.id))
  let free = id
  while (ids.has(free)) free -= 1
  return free
}
