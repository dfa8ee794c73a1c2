import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { ApiError } from '@/api/http/ApiError'
import type { Clash } from '@/domain/merge'
import { sequenceForgotten, sequenceStarted } from '@/store/sequences/slice'

/** What somebody else has written over since the form opened: the user decides. */
export class ConflictError extends ApiError {
  constructor(
    /** The version of the record that it clashes with. */
    readonly tag: string,
    readonly clashes: Clash[],
  ) {
    super(412, 'Otra persona ha cambiado este registro desde que lo abrió')
  }
}

interface Conflict {
  tag: string
  clashes: Clash[]
}

const forget = (conflicts: Record<string, Conflict>, { payload }: PayloadAction<{ key: string }>) => {
  delete conflicts[payload.key]
}

/** The conflicts stand under the key of the run that met them. */
const slice = createSlice({
  name: 'conflicts',
  initialState: (): Record<string, Conflict> => ({}),
  reducers: {
    conflictFound: (conflicts, { payload: { key, ...conflict } }: PayloadAction<Conflict & { key: string }>) => {
      conflicts[key] = conflict
    },
    conflictClosed: forget,
  },
  extraReducers: builder => builder.addCase(sequenceStarted, forget).addCase(sequenceForgotten, forget),
  selectors: { selectConflict: (conflicts, key: string): Conflict | undefined => conflicts[key] },
})

export const { conflictFound, conflictClosed } = slice.actions
export const { selectConflict } = slice.selectors
export const conflictsReducer = slice.reducer
