import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

interface Way {
  /** The page takes the place of the one that the user is on: the way back must not lead there. */
  replace: boolean
  /** State of the page in the browser's history. */
  state: unknown
}
interface Journey extends Way {
  id: string
  to: string
}

/** Marks in the history a page that a saga went to: what was typed is saved by then, so nobody need be asked. */
export const JOURNEY = { journey: true }
export const isJourney = (state: unknown): boolean => typeof state === 'object' && state !== null && 'journey' in state

/** Marks the way out of a session, with what becomes of the drafts: its question was about the changes of the open form too [DR-07]. */
export const signingOut = (drafts: 'kept' | 'deleted') => ({ drafts })
export const draftsIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'drafts' in state ? state.drafts : null

/** Sagas ask for a route here; the router, which lives in the page, goes there and says so. */
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
