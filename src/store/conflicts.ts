import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Clash } from '@/store/merge/merge'
import { sequenceForgotten, sequenceStarted } from '@/store/sequences/slice'

/** Question of a save before it overwrites changes that others have made since the form opened. */
export interface Question {
  /** Tags that a save which may overwrite has to name: of all questions so far. */
  tags: string[]
  clashes: Clash[]
}

/** Part of a request to save that may overwrite changes of others. */
export interface Overwriting {
  /** Tags of the questions that the user has agreed to; none before any question. */
  overwrites: readonly string[]
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
