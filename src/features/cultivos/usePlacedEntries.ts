import { useLayoutEffect } from 'react'
import { entriesPlaced, selectMovedEntries } from '@/features/cultivos/slice'
import type { Cards } from '@/kits/forms/cards/useCards'
import { useFocusMoves } from '@/kits/forms/cards/useFocusMoves'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * Moves entries that other users have moved to their stages once their cards have neither changes nor the focus, so that no typed text is
 * lost [SY-04].
 */
export const usePlacedEntries = (formId: string, { unsaved, hasFocus }: Pick<Cards<object>, 'unsaved' | 'hasFocus'>): void => {
  const dispatch = useAppDispatch()
  const moved = useAppSelector(selectMovedEntries)
  const moves = useFocusMoves(moved.length > 0)
  useLayoutEffect(() => {
    const ids = moved.filter(id => !unsaved.has(id) && !hasFocus(id))
    if (ids.length > 0) dispatch(entriesPlaced({ formId, ids }))
  }, [dispatch, formId, moved, unsaved, moves])
}
