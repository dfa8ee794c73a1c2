import { useEffect, useLayoutEffect, useReducer } from 'react'
import { entriesPlaced, selectMovedEntries } from '@/features/cultivos/slice'
import type { Cards } from '@/kits/forms/cards/useCards'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

/**
 * Moves entries that other users have moved to their stages once their cards have neither changes nor the focus, so that no typed text is
 * lost [SY-04].
 */
export const usePlacedEntries = (formId: string, { unsaved, hasFocus }: Pick<Cards<object>, 'unsaved' | 'hasFocus'>): void => {
  const dispatch = useAppDispatch()
  const moved = useAppSelector(selectMovedEntries)
  const [turn, again] = useReducer((turns: number) => turns + 1, 0)
  useLayoutEffect(() => {
    const ids = moved.filter(id => !unsaved.has(id) && !hasFocus(id))
    if (ids.length > 0) dispatch(entriesPlaced({ formId, ids }))
  }, [dispatch, formId, moved, unsaved, turn])
  useEffect(() => {
    if (moved.length === 0) return
    // Deferred: during a move of the focus between two fields, no element has it.
    const lookLater = () => void setTimeout(again)
    document.addEventListener('focusout', lookLater)
    return () => document.removeEventListener('focusout', lookLater)
  }, [moved])
}
