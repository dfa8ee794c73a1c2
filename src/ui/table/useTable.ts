import { useEffect, useMemo } from 'react'
import { createSearch } from '@/domain/table/createSearch'
import { prepare } from '@/domain/table/prepare'
import type { Row } from '@/domain/table/row'
import { sortBy } from '@/domain/table/sortBy'
import type { TableView } from '@/domain/table/view'
import { foldAhead } from '@/ui/table/foldAhead'
import type { Column } from '@/ui/table/types'

export interface Table {
  columns: readonly Column[]
  /** null while they are loading. */
  rows: readonly Row[] | null
  /** Indices into `rows` of what is shown, in its order. */
  order: Int32Array
  /** Whether a search is on. */
  searching: boolean
}

const NO_ROWS: readonly Row[] = []

/**
 * Searches and sorts. The dear work is done once a list, so `rows` has to stay the same array while nothing in it changes, and
 * `columns` too [TB-10].
 */
export const useTable = (columns: readonly Column[], rows: readonly Row[] | null, { term, sort }: TableView): Table => {
  const prepared = useMemo(() => prepare(rows ?? NO_ROWS, columns), [rows, columns])
  useEffect(() => foldAhead(prepared), [prepared])
  const searchRows = useMemo(() => createSearch(prepared), [prepared])
  const found = useMemo(() => searchRows(term), [searchRows, term])
  const { column, descending } = sort
  const order = useMemo(
    () => sortBy(found, { column: column < columns.length ? column : 0, descending }),
    [found, column, descending, columns],
  )
  return { columns, rows, order, searching: found.indices !== null }
}
