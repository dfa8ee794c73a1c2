import type { Row } from './row'

type Id = Row['id']

/**
 * Order in which some rows keep the places that they had: each stands behind the same row as before, and all others are in their new order.
 * @param before ids as they were shown; a held row that was not among them keeps no place
 */
export const holdPlaces = (
  before: readonly Id[],
  order: Int32Array,
  idOf: (index: number) => Id | undefined,
  isHeld: (id: Id) => boolean,
): Int32Array => {
  const shown = new Set(before)
  const held = new Map<Id, number>()
  const others = new Map<Id, number>()
  for (const index of order) {
    const id = idOf(index)
    if (id !== undefined) (isHeld(id) && shown.has(id) ? held : others).set(id, index)
  }
  /** Held rows by the row that they stand behind; null: by none. */
  const behind = new Map<Id | null, number[]>()
  let last: Id | null = null
  for (const id of before) {
    const index = held.get(id)
    if (index !== undefined) behind.set(last, [...(behind.get(last) ?? []), index])
    else if (others.has(id)) last = id
  }
  const first = behind.get(null) ?? []
  return Int32Array.from([...first, ...Array.from(others, ([id, index]) => [index, ...(behind.get(id) ?? [])]).flat()])
}
