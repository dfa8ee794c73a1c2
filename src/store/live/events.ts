import { createAction } from '@reduxjs/toolkit'
import type { Change, Presence } from '@/shared/live'

/** Actions of plain data that the stream of events becomes: a log replays them [SY-08]. */
export const changeReceived = createAction<Change>('live/changeReceived')
export const presenceReceived = createAction<Presence>('live/presenceReceived')

/** Stream connected, for the first time or again; without extensions, the API answers again: changes may have been missed. */
export const streamOpened = createAction('live/streamOpened')

/** Silence of the stream, without event or comment: a proxy holds it back, or the network is down [SY-09]. */
export const streamSilent = createAction('live/streamSilent')
