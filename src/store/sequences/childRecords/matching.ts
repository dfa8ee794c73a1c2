/**
 * Maximum bipartite matching: pairs as many seekers with finds as possible.
 * @returns seeker by find
 */
export const matching = <Seeker, Find>(
  seekers: readonly Seeker[],
  finds: readonly Find[],
  fits: (seeker: Seeker, find: Find) => boolean,
): ReadonlyMap<Find, Seeker> => {
  const owner = new Map<Find, Seeker>()
  const settle = (seeker: Seeker, tried: Set<Find>): boolean =>
    finds.some(find => {
      if (tried.has(find) || !fits(seeker, find)) return false
      tried.add(find)
      const other = owner.get(find)
      if (other !== undefined && !settle(other, tried)) return false
      owner.set(find, seeker)
      return true
    })
  for (const seeker of seekers) settle(seeker, new Set())
  return owner
}
