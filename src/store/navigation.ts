import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { isObject } from '@/shared/isObject'

interface Way {
  /** True to replace the current history entry, to which the back button must not lead. */
  replace: boolean
  /** State of the page in the browser's history. */
  state: unknown
}
interface Journey extends Way {
  id: string
  to: string
}

/** History state of a navigation by a saga: the typed values are saved by then, so that no leave question is asked. */
export const JOURNEY = { journey: true }
export const isJourney = (state: unknown): boolean => isObject(state) && 'journey' in state

/** History state of the sign-out, with the user's answer about the drafts, which includes the open form [DR-07]. */
export const signingOut = (drafts: 'kept' | 'deleted') => ({ drafts })
export const draftsIn = (state: unknown): unknown => (isObject(state) && 'drafts' in state ? state['drafts'] : null)

/** Navigation request of a saga, which the router in the page executes. */
const slice = createSlice({
  name: 'navigation',
  initialState: (): { pending: Journey | null } => ({ pending: null }),
  reducers: {
    navigationRequested: {
      prepare: (to: string, way: Partial<Way> = {}) => ({ payload: { id: nanoid(), to, replace: false, state: JOURNEY, ...way } }),
      reducer: (state, { payload }: PayloadAction<Journey>) => {
        state.pending = payload
      },
    },
    navigationDone: (state, { payload }: PayloadAction<string>) => {
      if (state.pending?.id === payload) state.pending = null
    },
  },
  selectors: { selectPendingJourney: ({ pending }) => pending },
})

export const { navigationRequested, navigationDone } = slice.actions
export const { selectPendingJourney } = slice.selectors
export const navigationReducer = slice.reducer
