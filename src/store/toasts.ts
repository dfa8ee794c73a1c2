import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** Changed record that a toast links to. */
export interface LinkedRecord {
  /** Catalogue of the record. */
  list: string
  id: number
  /** Address of the record. */
  to: string
}

export interface Toast {
  id: string
  tone: 'success' | 'error' | 'warning'
  text: string
  /** Record with a link; omitted when it is open already. */
  record?: LinkedRecord
  /** Key of the failed run; its next try ends the toast. */
  run?: string
}

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastRaised: {
      prepare: (tone: Toast['tone'], text: string, record?: LinkedRecord, run?: string) => ({
        payload: { id: nanoid(), tone, text, record, ...(run !== undefined && { run }) },
      }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        toasts.push(payload)
      },
    },
    /** The page has displayed the toast, and ends it by itself. */
    toastShown: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: toasts => toasts },
})

export const { toastRaised, toastShown } = slice.actions
export const { selectToasts } = slice.selectors
export const toastsReducer = slice.reducer
