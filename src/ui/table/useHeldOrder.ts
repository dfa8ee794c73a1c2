import { useState } from 'react'
import type { TableView } from '@/shared/tableView'
import { holdPlaces } from '@/ui/table/model/holdPlaces'
import type { Row } from '@/ui/table/model/row'
import type { RowChanges } from '@/ui/table/types'

/** Focused row that another user has deleted, and its place [SY-02]. */
export interface DeletedRow {
  row: Row
  at: number
}

export interface HeldRows {
  changes: RowChanges
  gone: DeletedRow | null
}

export const NOTHING_HELD: HeldRows = { changes: {}, gone: null }

interface SortedRows {
  rows: readonly Row[]
  order: Int32Array
}

interface State extends HeldRows, SortedRows {
  view: Pick<TableView, 'term' | 'sort' | 'filters'>
}

/** Rows in their displayed order. The index after the last row refers to the deleted row. */
interface HeldOrder {
  order: Int32Array
  shown: Int32Array
  gone: Row | null
  /** Ids of rows that keep their places although another user has changed them. */
  held: ReadonlySet<Row['id']>
}

/** Row at a place among the displayed rows. */
export const rowAt = ({ rows, shown, gone }: { rows: readonly Row[] | null; shown: Int32Array; gone: Row | null }, place: number) => {
  const index = shown[place]
  return index === undefined ? null : (rows?.[index] ?? gone)
}

const NONE: HeldOrder['held'] = new Set()

const isSameView = ({ view: one }: State, { view: other }: State): boolean =>
  one.term === other.term &&
  one.filters === other.filters &&
  one.sort.column === other.sort.column &&
  one.sort.descending === other.sort.descending

/** Ids in displayed order, with a newly deleted row at its place. */
const idsOf = ({ rows }: State, { shown, gone: before }: HeldOrder, gone: DeletedRow | null): Row['id'][] => {
  const ids = Array.from(shown).flatMap(index => (rows[index] ?? before)?.id ?? [])
  return gone && gone.row.id !== before?.id ? [...ids.slice(0, gone.at), gone.row.id, ...ids.slice(gone.at)] : ids
}

const heldOrder = (before: State, shown: HeldOrder, now: State): HeldOrder => {
  const { rows, order, changes } = now
  const isGone = now.gone !== null && !rows.some(({ id }) => id === now.gone?.row.id)
  const gone = isGone ? now.gone : null
  const hasChanges = Object.values(changes).includes('Cambiado')
  if (!isSameView(before, now) || (!hasChanges && gone === null)) return { order, shown: order, gone: null, held: NONE }
  const idOf = (index: number) => (rows[index] ?? gone?.row)?.id
  const isHeld = (id: Row['id']) => id === gone?.row.id || changes[id] === 'Cambiado'
  const all = gone ? Int32Array.from([...order, rows.length]) : order
  const places = holdPlaces(idsOf(before, shown, gone), all, idOf, isHeld)
  const held = new Set(rows.flatMap(({ id }) => (changes[id] === 'Cambiado' ? [id] : [])))
  return { order: gone ? places.filter(index => index < rows.length) : places, shown: places, gone: gone?.row ?? null, held }
}

/**
 * Order of a table in which rows that another user has just changed keep their places while they are marked, and a deleted row with the
 * focus until it loses the focus [SY-02, SY-03]. A new search, filter or sort sorts all rows.
 */
export const useHeldOrder = ({ rows, order }: SortedRows, view: State['view'], { changes, gone }: HeldRows): HeldOrder => {
  const now: State = { rows, order, view, changes, gone }
  const [seen, setSeen] = useState<{ state: State; shown: HeldOrder }>({
    state: now,
    shown: { order, shown: order, gone: null, held: NONE },
  })
  const { state } = seen
  const isSame = state.rows === rows && state.order === order && state.changes === changes && state.gone === gone && isSameView(state, now)
  if (isSame) return seen.shown
  const shown = heldOrder(state, seen.shown, now)
  setSeen({ state: now, shown })
  return shown
}
