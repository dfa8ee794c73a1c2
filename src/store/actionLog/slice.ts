import { createSlice } from '@reduxjs/toolkit'

/** `always`: development; `on`: started by the user in production, until the download of the log. */
export type RecordingMode = 'off' | 'on' | 'always'

const initialState = { mode: 'off' as RecordingMode, restarts: 0 }

/** State of the recording of actions for a replay [AC-06]. */
const slice = createSlice({
  name: 'actionLog',
  initialState,
  reducers: {
    recordingStarted: state => {
      if (state.mode === 'off') state.mode = 'on'
    },
    /** Requests the log up to the state before this action. */
    logRequested: state => {
      if (state.mode === 'on') state.mode = 'off'
    },
    /** The log was full and restarted, with the action before this one. */
    logRestarted: state => {
      state.restarts += 1
    },
  },
  selectors: {
    selectIsRecording: ({ mode }) => mode !== 'off',
    selectRecordingMode: ({ mode }) => mode,
  },
})

export const { recordingStarted, logRequested, logRestarted } = slice.actions
export const { selectIsRecording, selectRecordingMode } = slice.selectors
export const actionLogReducer = slice.reducer
