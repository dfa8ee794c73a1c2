import { createSelector } from 'reselect'
import { selectDraftNotes } from '@/kits/drafts/slice'

/** Notes, newest first; the same list as long as no draft changes. */
export const selectLatestNotes = createSelector([selectDraftNotes], notes => Object.values(notes).sort((one, other) => other.at - one.at))
