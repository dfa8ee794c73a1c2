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
  /** Target; null for an entry with an effect of its own, for example a dialog. */
  place: Destination | null
  /** List that the entry opens, and the term that is searched there. */
  searched?: { table: string; term: string }
}

export interface EntryGroup {
  title: string
  entries: Entry[]
}
