import type { IconName } from '@/ui/buttons/icons'
/** Where an entry leads. */
export interface Place {
  to: string
  /** What its page is told: forms of masters have no address. */
  state?: object
  /** The same place in another tab. */
  href: string
}

/** A line of "Ir a…". */
export interface Entry {
  /** Tells it from all others. */
  key: string
  name: string
  detail: string
  icon: IconName
  /** null: it leads nowhere, it shows the shortcuts. */
  place: Place | null
  /** It leads to a list that is then searched for what was typed. */
  searched?: { table: string; term: string }
}

export interface EntryGroup {
  title: string
  entries: Entry[]
}
