import type { Keeper } from '@/store/drafts/keeper'
import type { Tabs } from '@/store/drafts/tabs'

/** Looks after the drafts of one user. */
export interface Desk {
  user: string
  keeper: Keeper
  tabs: Tabs
}
