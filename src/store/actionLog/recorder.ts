import { isAction, type Action, type Middleware } from '@reduxjs/toolkit'
import { VERSION_LABEL } from '@/shared/constants'
import type { LogFile } from '@/store/actionLog/file'
import { sizeOf } from '@/store/actionLog/sizeOf'
import { logRequested, logRestarted, recordingStarted, selectIsRecording, type RecordingMode } from '@/store/actionLog/slice'

/** What it reads of the state. */
export interface RecordedRoot {
  actionLog: { mode: RecordingMode; restarts: number }
}

interface Recording {
  preloadedState: RecordedRoot
  startedAt: number
  actions: Action[]
  times: number[]
  size: number
}

interface Options {
  /** Called with the log where somebody asked for it. */
  deliver: (file: LogFile) => void
  /** After such an action the log begins anew: the data before it belongs to another person. */
  endsSession: (action: Action) => boolean
  /** A log with more actions, or with more characters of them, begins anew. */
  maxActions?: number
  maxSize?: number
}

export interface Recorder {
  /** The last one of the chain, so that it sees what the reducer sees. */
  middleware: Middleware<object, RecordedRoot>
  /** The log up to now; null while nothing is recorded. */
  read: () => LogFile | null
}

/**
 * Keeps the state at the start and every action since [AC-06]. While nobody records it keeps nothing; while somebody does, it keeps
 * references to what the store holds anyway, and writes JSON only when it is asked for the log.
 */
export const createRecorder = ({ deliver, endsSession, maxActions = 5_000, maxSize = 5_000_000 }: Options): Recorder => {
  let recording: Recording | null = null
  let currentState: (() => RecordedRoot) | null = null

  const begin = (preloadedState: RecordedRoot): Recording => ({ preloadedState, startedAt: Date.now(), actions: [], times: [], size: 0 })

  const read = (): LogFile | null => {
    if (!recording || !currentState) return null
    const { preloadedState, startedAt, actions, times } = recording
    return {
      preloadedState: JSON.stringify(preloadedState),
      payload: JSON.stringify(actions),
      state: JSON.stringify(currentState()),
      startedAt,
      times: [...times],
      version: VERSION_LABEL,
    }
  }

  const middleware: Middleware<object, RecordedRoot> = ({ getState, dispatch }) => {
    currentState = getState
    recording = selectIsRecording(getState()) ? begin(getState()) : null

    return next => action => {
      if (!isAction(action)) return next(action)
      if (recordingStarted.match(action)) {
        const result = next(action)
        recording ??= begin(getState())
        return result
      }
      if (!recording) return next(action)
      if (logRequested.match(action)) {
        const file = read()
        if (file) deliver(file)
      }
      const size = sizeOf(action)
      const full = recording.actions.length >= maxActions || recording.size + size > maxSize
      if (full) recording = begin(getState())
      // The action is kept before the reducer sees it: what the new state makes others dispatch comes after it, and an action that it
      // throws at is of interest.
      recording.actions.push(action)
      recording.times.push(Date.now() - recording.startedAt)
      recording.size += size
      const result = next(action)
      if (!selectIsRecording(getState())) recording = null
      else if (endsSession(action) || size > maxSize) recording = begin(getState())
      if (full) dispatch(logRestarted())
      return result
    }
  }
  return { middleware, read }
}
