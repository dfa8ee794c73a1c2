import type { ListChanges } from '@/api/http/records'

type Changes<Row> = Pick<ListChanges<Row>, 'registros' | 'eliminados'>

const byId =
  <Row>(idOf: (row: Row) => number) =>
  (one: Row, other: Row) =>
    idOf(one) - idOf(other)

/**
 * New list with changed rows replaced, new rows in the order of ids, and without deleted rows; unchanged rows stay the same objects. Rows
 * are replaced, not merged: a member that a row has lost must not stay.
 */
export const withChanges = <Row>(rows: readonly Row[], { registros, eliminados }: Changes<Row>, idOf: (row: Row) => number): Row[] => {
  const changed = new Map(registros.map(row => [idOf(row), row]))
  const deleted = new Set(eliminados)
  const next: Row[] = []
  for (const row of rows) {
    const id = idOf(row)
    const other = changed.get(id)
    changed.delete(id)
    if (!deleted.has(id)) next.push(other ?? row)
  }
  if (changed.size === 0) return next
  next.push(...changed.values())
  return next.sort(byId(idOf))
}
