import { createSlice } from '@reduxjs/toolkit'

/** `always` is development; in production somebody turns it `on`, and their download of the log turns it off again. */
export type RecordingMode = 'off' | 'on' | 'always'

const initialState = { mode: 'off' as RecordingMode, restarts: 0 }

/** Whether the page records what happens in it, for a replay [AC-06]. */
const slice = createSlice({
  name: 'actionLog',
  initialState,
  reducers: {
    recordingStarted: state => {
      if (state.mode === 'off') state.mode = 'on'
    },
    /** The recorder gives out the log as it was before this action. */
    logRequested: state => {
      if (state.mode === 'on') state.mode = 'off'
    },
    /** The log was full and is begun anew, with the action before this one. */
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
