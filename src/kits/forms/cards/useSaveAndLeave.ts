import { useAppSelector, useAppStore } from '@/store/hooks'
import type { Action } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import type { Cards } from '@/kits/forms/cards/useCards'
import type { SaveAndLeave } from '@/kits/forms/leave/useLeaveQuestion'
import { selectIsRunning, selectRun } from '@/store/sequences/slice'

interface Leaving {
  /** Leads to the page that the user is on the way to. */
  after: Action
  keys: readonly string[]
  /** The cards as they were sent. */
  sent: ReadonlyMap<number, object>
}

/**
 * For the leave question of a page of cards: saves every changed card, and leaves once all are saved. A card that its form or the API
 * refuses keeps the user on the page, and so does a card that is typed in meanwhile. Undefined while a card is being saved.
 */
export const useSaveAndLeave = (
  { unsaved, saveAll }: Pick<Cards<object>, 'unsaved' | 'saveAll'>,
  keyOf: (id: number) => string,
): SaveAndLeave | undefined => {
  const store = useAppStore()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const keys = [...unsaved.keys()].map(keyOf)
  const isSaving = useAppSelector(state => keys.some(key => selectIsRunning(state, key)))
  const hasFailed = useAppSelector(state => leaving?.keys.some(key => selectRun(state, key)?.phase === 'failed') === true)
  const isTypedIn = leaving !== null && [...unsaved].some(([id, values]) => leaving.sent.get(id) !== values)
  if (leaving && (hasFailed || isTypedIn)) setLeaving(null)

  const isSaved = leaving !== null && !hasFailed && unsaved.size === 0
  useEffect(() => {
    if (isSaved) store.dispatch(leaving.after)
  }, [store, leaving, isSaved])

  if (isSaving) return undefined
  return after => {
    void saveAll().then(() => {
      const isEachSent = keys.every(key => selectIsRunning(store.getState(), key))
      if (after && isEachSent) setLeaving({ after, keys, sent: unsaved })
    })
  }
}
