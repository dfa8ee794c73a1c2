import type { TableView } from '@/shared/tableView'

/** A list as it stood when somebody gave it a name; how far it was scrolled is no part of it. */
export type Stand = Omit<TableView, 'scroll'>

export interface KeptView {
  id: string
  name: string
  stand: Stand
}

/** What somebody has kept of one list [LS-04]. */
export interface Views {
  /** In the order in which they were kept. */
  kept: readonly KeptView[]
  /** Whose list shows, changed since or not. */
  used: string | null
}

export const noViews: Views = { kept: [], used: null }
