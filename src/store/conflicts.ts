import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Clash } from '@/domain/merge'
import { sequenceForgotten, sequenceStarted } from '@/store/sequences/slice'

/** What a save asks before it writes over what somebody else has written since the form opened. */
export interface Question {
  /** What a save that may write over it names: of all that was asked of it, the latest included. */
  tags: string[]
  clashes: Clash[]
}

const forget = (conflicts: Record<string, Question>, { payload }: PayloadAction<{ key: string }>) => {
  delete conflicts[payload.key]
}

/** The conflicts stand under the key of the run that met them. */
const slice = createSlice({
  name: 'conflicts',
  initialState: (): Record<string, Question> => ({}),
  reducers: {
    conflictFound: (conflicts, { payload: { key, ...question } }: PayloadAction<Question & { key: string }>) => {
      conflicts[key] = question
    },
    conflictClosed: forget,
  },
  extraReducers: builder => builder.addCase(sequenceStarted, forget).addCase(sequenceForgotten, forget),
  selectors: { selectConflict: (conflicts, key: string): Question | undefined => conflicts[key] },
})

export const { conflictFound, conflictClosed } = slice.actions
export const { selectConflict } = slice.selectors
export const conflictsReducer = slice.reducer
