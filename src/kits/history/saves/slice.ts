import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface OfRun {
  /** Key of the run with the conflict. */
  key: string
}

/** Record in the history. */
export interface SavedRecord {
  tipo: string
  id: number
  /** Part of the record that has a form of its own. */
  parte?: { tipo: string; id: number }
}

/** Record of the conflict. */
export type SavesRequest = OfRun & SavedRecord

/** Save behind a conflict. */
export interface Save {
  /** Name of the user; null for the signed-in one. */
  author: string | null
  /** Time as ISO 8601. */
  momento: string
  /** Names of the conflicting fields that the save has changed. */
  fields: string[]
}

/** Saves behind conflicts, by run; null while they are looked up. */
const slice = createSlice({
  name: 'saves',
  initialState: (): Record<string, Save[] | null> => ({}),
  reducers: {
    savesRequested: (runs, { payload }: PayloadAction<SavesRequest>) => {
      runs[payload.key] = null
    },
    savesLoaded: (runs, { payload: { key, saves } }: PayloadAction<OfRun & { saves: Save[] }>) => {
      if (key in runs) runs[key] = saves
    },
    savesLeft: (runs, { payload }: PayloadAction<OfRun>) => {
      delete runs[payload.key]
    },
  },
  selectors: {
    selectSaves: (runs, key: string): Save[] | null => runs[key] ?? null,
  },
})

export const { savesRequested, savesLoaded, savesLeft } = slice.actions
export const { selectSaves } = slice.selectors
export const savesReducer = slice.reducer
