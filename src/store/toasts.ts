import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

export interface Toast {
  id: string
  tone: 'success' | 'error' | 'warning'
  text: string
}

const slice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastRaised: {
      prepare: (tone: Toast['tone'], text: string) => ({ payload: { id: nanoid(), tone, text } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        toasts.push(payload)
      },
    },
    /** The page has it on screen; its time runs there. */
    toastShown: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
  },
  selectors: { selectToasts: toasts => toasts },
})

export const { toastRaised, toastShown } = slice.actions
export const { selectToasts } = slice.selectors
export const toastsReducer = slice.reducer
