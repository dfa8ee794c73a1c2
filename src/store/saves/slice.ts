import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { joinSlice, type LateRoot } from '@/store/late'

interface OfRun {
  /** Of the run that asks. */
  key: string
}

/** The record that is asked about; where a form edits a part of one, that part. */
export interface Asked extends OfRun {
  tipo: string
  id: number
  parte?: { tipo: string; id: number }
}

/** What somebody has saved that a question is about. */
export interface Save {
  /** Null of the user's own. */
  quien: string | null
  /** A moment as ISO 8601 writes it. */
  momento: string
  /** What of the question it has changed, as the form calls its fields. */
  fields: string[]
}

/** Who has saved what a save asks about, by the run that asks; null while it is looked up. */
const slice = createSlice({
  name: 'saves',
  initialState: (): Record<string, Save[] | null> => ({}),
  reducers: {
    savesAsked: (runs, { payload }: PayloadAction<Asked>) => {
      runs[payload.key] = null
    },
    savesLearnt: (runs, { payload: { key, saves } }: PayloadAction<OfRun & { saves: Save[] }>) => {
      if (key in runs) runs[key] = saves
    },
    savesLeft: (runs, { payload }: PayloadAction<OfRun>) => {
      delete runs[payload.key]
    },
  },
})

export const { savesAsked, savesLearnt, savesLeft } = slice.actions
const own = joinSlice(slice)
export const selectSaves = (root: LateRoot, key: string): Save[] | null => own(root)[key] ?? null
