/** Tells by which column a table is sorted. */
export interface TableSort {
  column: number
  descending: boolean
}

/** What a page remembers of its table between visits [TB-03, TB-05]. */
export interface TableView {
  term: string
  sort: TableSort
  /** How far the table is scrolled, in pixels from its top. */
  scroll: number
}

/** A table that nobody has touched yet: everything, by its first column ascending [TB-04]. */
export const initialView: TableView = { term: '', sort: { column: 0, descending: false }, scroll: 0 }

/** A click on a header: sorts by that column, or turns the direction round. The rows move, so the list starts at its top again [TB-04]. */
export const sortedBy = (view: TableView, column: number): TableView => ({
  ...view,
  sort: { column, descending: view.sort.column === column && !view.sort.descending },
  scroll: 0,
})

/** A typed search term; its results start at the top. */
export const searchedFor = (view: TableView, term: string): TableView => ({ ...view, term, scroll: 0 })
