import type { KeptChanges } from '@/kits/forms/leave/useLeaveQuestion'
import { discardRequested, selectDraftNotes } from '@/kits/drafts/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

const nothing = (): void => undefined

/** Drafts of the page's changed cards; each card writes its own. */
export const useCardDrafts = (ids: string[]): KeptChanges => {
  const dispatch = useAppDispatch()
  const notes = useAppSelector(selectDraftNotes)
  return { isKept: ids.every(id => id in notes), keep: nothing, discard: () => void dispatch(discardRequested({ ids })) }
}
