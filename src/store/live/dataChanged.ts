import { isAnyOf } from '@reduxjs/toolkit'
import { changeReceived, streamOpened } from '@/store/live/events'

/** Pattern of the actions after which shown data may be stale: a change, or an opened stream, which may have missed changes [SY-09]. */
export const dataChanged = { type: 'live/dataChanged', match: isAnyOf(changeReceived, streamOpened) }
