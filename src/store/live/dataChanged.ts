import { isAnyOf } from '@reduxjs/toolkit'
import { changeReceived, streamOpened } from '@/store/live/events'

/** Pattern of the actions after which what is shown may be old: a change, or a stream that may have missed some [SY-09]. */
export const dataChanged = { type: 'live/dataChanged', match: isAnyOf(changeReceived, streamOpened) }
