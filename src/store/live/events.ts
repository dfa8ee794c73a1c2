import { createAction, type Action } from '@reduxjs/toolkit'
import type { LiveChange, Presence } from '@/shared/live'
import { anyOf } from '@/store/watch'

/** Actions for the events of the stream, as plain data that a log replays [SY-08]. */
export const changeReceived = createAction<LiveChange>('live/changeReceived')
export const presenceReceived = createAction<Presence>('live/presenceReceived')

/** Stream connected, for the first time or again; without extensions, the API responds again. Changes may have been missed. */
export const streamOpened = createAction('live/streamOpened')

/** Silence of the stream, without events or comments: a proxy buffers it, or the network is down [SY-09]. */
export const streamSilent = createAction('live/streamSilent')

/** Pattern of the actions after which shown data may be stale: a change, or an opened or silent stream, which may have missed changes [SY-09]. */
export const dataChanged = anyOf(changeReceived, streamOpened, streamSilent)

/** True for an action after which records of a resource may be stale. */
export const isDataChangeOf = (action: unknown, recurso: string): action is Action =>
  changeReceived.match(action) ? action.payload.recurso === recurso : dataChanged.match(action)
