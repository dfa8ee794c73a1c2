import { useAppSelector, useAppStore } from '@/store/hooks'
import type { Action } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import type { Cards } from '@/kits/forms/cards/useCards'
import type { SaveAndLeave } from '@/kits/forms/leave/useLeaveQuestion'
import { selectIsRunning, selectRun } from '@/store/sequences/slice'

interface PendingLeave {
  /** Navigation to the page that the user wants to open. */
  after: Action
  keys: readonly string[]
  /** Values of the cards when they were sent. */
  sent: ReadonlyMap<number, object>
}

/**
 * Save of the leave question on a page of cards: saves every changed card, and leaves once all are saved. The user stays on the page if the
 * form or the API refuses a card, or after typing in a card meanwhile. Undefined while a card is being saved.
 */
export const useSaveAndLeave = (
  { unsaved, saveAll }: Pick<Cards<object>, 'unsaved' | 'saveAll'>,
  keyOf: (id: number) => string,
): SaveAndLeave | undefined => {
  const store = useAppStore()
  const [leaving, setLeaving] = useState<PendingLeave | null>(null)
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
