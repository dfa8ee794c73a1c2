import { useDeferredValue, useMemo } from 'react'
import { createSearch } from '@/ui/table/model/createSearch'
import { prepare, type TextColumn } from '@/ui/table/model/prepare'

/**
 * Rows that match a term, or all of them. The search is built with the first term, because most visits search nothing.
 * @param rows memoised
 * @param columns constant
 */
export const useFound = <Row>(rows: readonly Row[], columns: readonly TextColumn<Row>[], term: string): readonly Row[] => {
  const asked = useDeferredValue(term)
  const isSearched = asked.trim() !== ''
  const search = useMemo(() => (isSearched ? createSearch(prepare(rows, columns)) : null), [isSearched, rows, columns])
  return useMemo(() => {
    const indices = search?.(asked).indices
    return indices ? Array.from(indices, at => rows[at]).filter(row => row !== undefined) : rows
  }, [search, asked, rows])
}
