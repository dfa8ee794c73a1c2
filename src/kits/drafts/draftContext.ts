import type { DraftStorage } from '@/kits/drafts/draftStorage'
import type { Tabs } from '@/kits/drafts/tabs'

/** Tools of the drafts sagas, for one user. */
export interface DraftContext {
  user: string
  draftStorage: DraftStorage
  tabs: Tabs
}
