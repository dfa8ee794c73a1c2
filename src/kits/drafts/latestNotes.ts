import { createSelector } from 'reselect'
import { selectDraftNotes } from '@/kits/drafts/slice'

/** The newest first; the same list as long as no draft changes. Who has none never asks for it. */
export const selectLatestNotes = createSelector([selectDraftNotes], notes => Object.values(notes).sort((one, other) => other.at - one.at))
