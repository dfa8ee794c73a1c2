import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Mark of a row that another page has just changed; a deleted row stays visible while it has the focus [SY-02, SY-03]. */
export type RowMark = 'Nuevo' | 'Cambiado' | 'Eliminado'
type RowMarks = Readonly<Record<number, RowMark>>

const NONE: RowMarks = {}

const slice = createSlice({
  name: 'rowMarks',
  /** Marks by catalogue and id. */
  initialState: (): Record<string, Record<number, RowMark>> => ({}),
  reducers: {
    rowsMarked: (state, { payload }: PayloadAction<{ list: string; marks: RowMarks }>) => {
      state[payload.list] = { ...state[payload.list], ...payload.marks }
    },
    marksEnded: (state, { payload }: PayloadAction<{ list: string; ids: number[] }>) => {
      for (const id of payload.ids) delete state[payload.list]?.[id]
    },
  },
  selectors: { selectRowMarks: (state, list: string): RowMarks => state[list] ?? NONE },
})

export const { rowsMarked, marksEnded } = slice.actions
export const { selectRowMarks } = slice.selectors
export const rowMarksReducer = slice.reducer
