import type { TableView } from '@/shared/tableView'

/** Saved view of a list, without the scroll position. */
export type ListState = Omit<TableView, 'scroll'>

export interface KeptView {
  id: string
  name: string
  stand: ListState
}

/** Saved views of one list [LS-04]. */
export interface Views {
  /** Views in the order of saving. */
  kept: readonly KeptView[]
  /** Id of the view in use, changed since or not. */
  used: string | null
}

export const noViews: Views = { kept: [], used: null }
