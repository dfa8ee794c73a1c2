import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sequenceStarted } from '@/store/sequences/slice'

/** Where something was asked for is what all such runs have in common: "productos/eliminar/g" of "productos/eliminar/g/7". */
const placeOf = (key: string): string => key.slice(0, key.lastIndexOf('/'))

/** Keeps by place why the server did not do what was asked for last: its toast is gone in 3 seconds. */
const slice = createSlice({
  name: 'refusals',
  initialState: (): Record<string, string> => ({}),
  reducers: {
    refusalMet: (refusals, { payload: { key, text } }: PayloadAction<{ key: string; text: string }>) => {
      refusals[placeOf(key)] = text
    },
    /** Whoever was told has left the place. */
    refusalLeft: (refusals, { payload }: PayloadAction<{ place: string }>) => {
      delete refusals[payload.place]
    },
  },
  extraReducers: builder =>
    builder.addCase(sequenceStarted, (refusals, { payload }) => {
      delete refusals[placeOf(payload.key)]
    }),
  selectors: { selectRefusal: (refusals, place: string): string | null => refusals[place] ?? null },
})

export const { refusalMet, refusalLeft } = slice.actions
export const { selectRefusal } = slice.selectors
export const refusalsReducer = slice.reducer
