import type { Row } from './row'

type Id = Row['id']

/**
 * Order in which held rows keep their places: each follows the last row before it that is not held, as before; all other rows are in their
 * new order.
 * @param before ids as they were displayed; a held row that is not among them is placed like the others
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
  /** Held rows by the preceding row that is not held; null: at the start. */
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
