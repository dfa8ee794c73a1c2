import { useState } from 'react'
import type { TableView } from '@/shared/tableView'
import { holdPlaces } from '@/ui/table/model/holdPlaces'
import type { Row } from '@/ui/table/model/row'
import type { RowChanges } from '@/ui/table/types'

/** Row with the focus that somebody has deleted, and its place [SY-02]. */
export interface Gone {
  row: Row
  at: number
}

export interface Held {
  changes: RowChanges
  gone: Gone | null
}

export const NOTHING_HELD: Held = { changes: {}, gone: null }

interface Sorted {
  rows: readonly Row[]
  order: Int32Array
}

interface State extends Held, Sorted {
  view: Pick<TableView, 'term' | 'sort' | 'filters'>
}

/** Rows in the order in which they are shown. The index behind the last row is that of the row that has gone. */
export interface HeldOrder {
  order: Int32Array
  shown: Int32Array
  gone: Row | null
  /** Rows that keep the places that they had before they changed. */
  held: ReadonlySet<Row['id']>
}

/** Row at a place of those that show. */
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

/** Ids in their order, with the row that has gone since at its place. */
const idsOf = ({ rows }: State, { shown, gone: before }: HeldOrder, gone: Gone | null): Row['id'][] => {
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
 * Order of a table in which rows that somebody has just changed keep their places while they are marked, and a deleted row with the focus until
 * that moves [SY-02, SY-03]. Another search, filter or sort puts every row in its own place.
 */
export const useHeldOrder = ({ rows, order }: Sorted, view: State['view'], { changes, gone }: Held): HeldOrder => {
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
