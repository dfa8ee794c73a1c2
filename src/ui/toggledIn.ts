/** The set without the item, or with it if the set lacks it. */
export const toggledIn = <Item>(set: ReadonlySet<Item>, item: Item): Set<Item> => {
  const next = new Set(set)
  if (!next.delete(item)) next.add(item)
  return next
}
