import type { Keeper } from '@/kits/drafts/keeper'
import type { Tabs } from '@/kits/drafts/tabs'

/** Looks after the drafts of one user. */
export interface Desk {
  user: string
  keeper: Keeper
  tabs: Tabs
}
