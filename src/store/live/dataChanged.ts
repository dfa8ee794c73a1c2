import { isAnyOf, type Action } from '@reduxjs/toolkit'
import { changeReceived, streamOpened, streamSilent } from '@/store/live/events'

/** Pattern of the actions after which shown data may be stale: a change, or an opened or silent stream, which may have missed changes [SY-09]. */
export const dataChanged = { type: 'live/dataChanged', match: isAnyOf(changeReceived, streamOpened, streamSilent) }

/** True for an action after which records of a resource may be stale. */
export const isDataChangeOf = (action: unknown, recurso: string): action is Action =>
  changeReceived.match(action) ? action.payload.recurso === recurso : dataChanged.match(action)
