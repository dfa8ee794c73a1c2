import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** Record that was changed. */
export interface ToldRecord {
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
  record?: ToldRecord | undefined
}

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastRaised: {
      prepare: (tone: Toast['tone'], text: string, record?: ToldRecord) => ({ payload: { id: nanoid(), tone, text, record } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        toasts.push(payload)
      },
    },
    /** The toast is displayed; its time is running. */
    toastShown: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: toasts => toasts },
})

export const { toastRaised, toastShown } = slice.actions
export const { selectToasts } = slice.selectors
export const toastsReducer = slice.reducer
