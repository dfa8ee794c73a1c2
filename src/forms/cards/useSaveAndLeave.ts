import type { Action } from '@reduxjs/toolkit'
import { useSelector, useStore } from 'react-redux'
import type { Cards } from '@/forms/cards/useCards'
import type { SaveAndLeave } from '@/forms/useLeaveQuestion'
import type { LeaveRequest } from '@/store/screens/leaveOnceSaved'
import { selectIsRunning } from '@/store/sequences/slice'

type Runs = Parameters<typeof selectIsRunning>[0]
type Request = Omit<LeaveRequest, 'formId'>

/**
 * For the leave question of a page of cards: saves every changed card, then asks to leave. A card that its own form refuses keeps the user
 * on the page. Undefined while a card is being saved.
 */
export const useSaveAndLeave = (
  { unsaved, saveAll }: Pick<Cards<object>, 'unsaved' | 'saveAll'>,
  keyOf: (id: number) => string,
  leaveRequested: (request: Request) => Action,
): SaveAndLeave | undefined => {
  const store = useStore<Runs>()
  const keys = [...unsaved.keys()].map(keyOf)
  const isSaving = useSelector((state: Runs) => keys.some(key => selectIsRunning(state, key)))
  if (isSaving) return undefined
  return after => {
    void saveAll().then(() => {
      const isEachSent = keys.every(key => selectIsRunning(store.getState(), key))
      if (after && isEachSent) store.dispatch(leaveRequested({ keys, after }))
    })
  }
}
