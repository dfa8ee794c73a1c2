import type { IconName } from '@/ui/buttons/icons'
/** Target of an entry. */
export interface Destination {
  to: string
  /** History state for the page: forms of masters have no address. */
  state?: object
  /** Address for another tab. */
  href: string
}

/** Line of "Ir a…". */
export interface Entry {
  /** Unique key. */
  key: string
  name: string
  detail: string
  icon: IconName
  /** null: the entry opens the list of shortcuts. */
  place: Destination | null
  /** Leads to a list, which is then searched for the term. */
  searched?: { table: string; term: string }
}

export interface EntryGroup {
  title: string
  entries: Entry[]
}
