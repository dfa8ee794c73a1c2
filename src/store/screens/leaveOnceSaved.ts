import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { put, take, type Saga } from '@/store/effects'
import { isOpen } from '@/store/screens/saga'
import type { OfForm, RecordScreen } from '@/store/screens/screen'
import { sequenceFailed, sequenceFinished } from '@/store/sequences/slice'

export interface LeaveRequest extends OfForm {
  /** Runs that are under way. */
  keys: string[]
  /** Leads to the page that the user is on the way to. */
  after: Action
}

const runEnded = isAnyOf(sequenceFinished, sequenceFailed)

/** "Guardar y salir" of a page of cards: leaves once every run has ended well. A run that fails keeps the user on the page. */
export function* leaveOnceSaved<State>(selectScreen: (state: State) => RecordScreen, { formId, keys, after }: LeaveRequest): Saga {
  const open = new Set(keys)
  while (open.size > 0) {
    const ended = yield* take(runEnded)
    if (open.delete(ended.payload.key) && sequenceFailed.match(ended)) return
  }
  if (yield* isOpen(selectScreen, { formId })) yield* put(after)
}
