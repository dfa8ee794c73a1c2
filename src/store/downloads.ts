import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/vault'

/** File ready to download, kept in the vault. */
export interface Download extends Ticket {
  name: string
}

const slice = createSlice({
  name: 'downloads',
  initialState: (): Download[] => [],
  reducers: {
    downloadReady: (downloads, { payload }: PayloadAction<Download>) => {
      downloads.push(payload)
    },
    /** The browser has taken the file. */
    downloadTaken: (downloads, { payload }: PayloadAction<Ticket>) => downloads.filter(({ ticket }) => ticket !== payload.ticket),
  },
})

export const { downloadReady, downloadTaken } = slice.actions
export const downloadsReducer = slice.reducer
export const selectDownloads = slice.selectSlice
