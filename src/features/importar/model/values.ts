import type { FieldValue } from '@/shared/resources/fields'

/** Adds an item to the list of its key. */
export const addTo = <Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void => {
  const items = map.get(key)
  if (items) items.push(item)
  else map.set(key, [item])
}

/** Text of a value; '' for values of other types. */
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')
