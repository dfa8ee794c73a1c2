import { useState } from 'react'

/**
 * Keys of the rows of a list. An item that gets a new id in its place, as by a save that creates it again, keeps its key: the row and the
 * focus in it stay.
 */
export const useRowKeys = <Id extends number | string>(ids: readonly Id[]): readonly Id[] => {
  const [rows, setRows] = useState({ ids, keys: ids })
  if (ids.length === rows.ids.length && ids.every((id, at) => id === rows.ids[at])) return rows.keys
  const keyAt = (id: Id, at: number): Id | undefined => {
    const known = rows.ids.indexOf(id)
    if (known !== -1) return rows.keys[known]
    const before = rows.ids[at]
    return before === undefined || ids.includes(before) ? undefined : rows.keys[at]
  }
  const keys = ids.map((id, at) => keyAt(id, at) ?? id)
  setRows({ ids, keys })
  return keys
}
