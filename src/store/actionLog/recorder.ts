import { isAction, type Action, type Middleware } from '@reduxjs/toolkit'
import { VERSION_LABEL } from '@/shared/constants'
import type { LogFile } from '@/store/actionLog/file'
import { sizeOf } from '@/store/actionLog/sizeOf'
import { logRequested, logRestarted, recordingStarted, selectIsRecording, type RecordingMode } from '@/store/actionLog/slice'

/** Part of the state that the recorder reads. */
interface RecordedRoot {
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
  /** Called with the log when the user downloads it. */
  deliver: (file: LogFile) => void
  /** Actions after which the log restarts, because earlier data belong to another user. */
  endsSession: (action: Action) => boolean
  /**
   * Limits of a log, in actions and characters; it restarts beyond them. Every second of typing in a large form logs some 100,000 characters, and
   * every row of an import four actions. Consecutive drafts share their unchanged objects, so that memory holds far less than the file.
   */
  maxActions?: number
  maxSize?: number
}

export interface Recorder {
  /** Last middleware, so that it sees the same actions as the reducer. */
  middleware: Middleware<object, RecordedRoot>
  /** Log up to now; null without a recording. */
  read: () => LogFile | null
}

/**
 * Keeps the initial state and every action since [AC-06]. Inactive until recording starts; then it keeps references to objects of the
 * store, and serialises them only when the log is requested.
 */
export const createRecorder = ({ deliver, endsSession, maxActions = 50_000, maxSize = 50_000_000 }: Options): Recorder => {
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
      // Recorded before the reducer runs: actions dispatched in reaction come after it, and an action that makes the reducer throw is in
      // the log.
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
