/** Tells by which column a table is sorted. */
export interface TableSort {
  /** Key of a column; '' for the first one. Memory also holds positions of older versions, until a list reads them (`storedState.ts`). */
  column: string
  descending: boolean
}

/** By the key of a filter the values of which any is enough; a filter without a value is not there [LS-01]. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** What a page remembers of its table between visits [TB-03, TB-05, LS-02]. */
export interface TableView {
  term: string
  sort: TableSort
  /** How far the table is scrolled, in pixels from its top. */
  scroll: number
  filters: Chosen
  /** Keys of the columns that a table shows, in this order; null: all, in the order of the source [LS-03]. */
  columns: readonly string[] | null
}

/** A table that nobody has touched yet: everything, by its first column ascending [TB-04]. */
export const initialView: TableView = { term: '', sort: { column: '', descending: false }, scroll: 0, filters: {}, columns: null }

/** A click on a header: sorts by that column, or turns the direction round. The rows move, so the list starts at its top again [TB-04]. */
export const sortedBy = (view: TableView, column: string): TableView => ({
  ...view,
  sort: { column, descending: view.sort.column === column && !view.sort.descending },
  scroll: 0,
})

/** A typed search term; its results start at the top. */
export const searchedFor = (view: TableView, term: string): TableView => ({ ...view, term, scroll: 0 })

/** The values of one filter; without any there is no such filter. What is left starts at the top [LS-01]. */
export const filteredBy = (view: TableView, key: string, values: readonly string[]): TableView => {
  const { [key]: _before, ...others } = view.filters
  return { ...view, filters: values.length > 0 ? { ...others, [key]: values } : others, scroll: 0 }
}

export const withoutFilters = (view: TableView): TableView => ({ ...view, filters: {}, scroll: 0 })

export const isSearched = ({ term }: TableView): boolean => term.trim() !== ''

export const isFiltered = ({ filters }: TableView): boolean => Object.keys(filters).length > 0
