/** Sort of a table. */
export interface TableSort {
  /** Key of a column; '' for the first one. Memory also holds positions of older versions, until a list reads them (`storedState.ts`). */
  column: string
  descending: boolean
}

/** Chosen values by filter key; a row needs any one of the values of each filter. A filter without values has no entry [LS-01]. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>

/** Remembered state of a table [TB-03, TB-05, LS-02]. */
export interface TableView {
  term: string
  sort: TableSort
  /** Scroll position, in pixels. */
  scroll: number
  filters: ChosenValues
  /** Keys of the visible columns in order; null: all, in the order of the source [LS-03]. */
  columns: readonly string[] | null
}

/** Initial view: all rows, sorted by the first column ascending [TB-04]. */
export const initialView: TableView = { term: '', sort: { column: '', descending: false }, scroll: 0, filters: {}, columns: null }

/** View after a click on a header: sorts by that column, or reverses the direction. Scrolls to the top, because the rows move [TB-04]. */
export const sortedBy = (view: TableView, column: string): TableView => ({
  ...view,
  sort: { column, descending: view.sort.column === column && !view.sort.descending },
  scroll: 0,
})

/** View with a typed search term, at the top. */
export const searchedFor = (view: TableView, term: string): TableView => ({ ...view, term, scroll: 0 })

/** View with the values of one filter; an empty list removes the filter. Scrolls to the top [LS-01]. */
export const filteredBy = (view: TableView, key: string, values: readonly string[]): TableView => {
  const { [key]: _before, ...others } = view.filters
  return { ...view, filters: values.length > 0 ? { ...others, [key]: values } : others, scroll: 0 }
}

export const withoutFilters = (view: TableView): TableView => ({ ...view, filters: {}, scroll: 0 })

export const isSearched = ({ term }: TableView): boolean => term.trim() !== ''

export const isFiltered = ({ filters }: TableView): boolean => Object.keys(filters).length > 0
