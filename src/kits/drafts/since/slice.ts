import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Difference } from '@/kits/drafts/model/since'
import type { SavedRecord, Save } from '@/kits/history/saves/slice'

interface OfDraft {
  /** Id of the draft. */
  id: string
}

interface SinceRequest extends OfDraft {
  /** Current values of the record. */
  now: object
  /** True if the order of the ids in a list counts. */
  isOrdered: boolean
  /** Record in the history; null for records without one. */
  history: SavedRecord | null
}

/** Changes of a record since a draft of it was begun. */
interface DraftChanges extends Difference {
  saves: Save[]
}

/** Changes by draft; missing while they are looked up. */
const slice = createSlice({
  name: 'since',
  initialState: (): Record<string, DraftChanges> => ({}),
  reducers: {
    sinceRequested: (drafts, { payload }: PayloadAction<SinceRequest>) => {
      delete drafts[payload.id]
    },
    sinceLoaded: (drafts, { payload: { id, since } }: PayloadAction<OfDraft & { since: DraftChanges }>) => {
      drafts[id] = since
    },
  },
  selectors: {
    selectSince: (drafts, id: string): DraftChanges | null => drafts[id] ?? null,
  },
})

export const { sinceRequested, sinceLoaded } = slice.actions
export const { selectSince } = slice.selectors
export const sinceReducer = slice.reducer
