import type { Keeper } from '@/kits/drafts/keeper'
import type { Tabs } from '@/kits/drafts/tabs'

/** Tools of the drafts sagas, for one user. */
export interface Desk {
  user: string
  keeper: Keeper
  tabs: Tabs
}
