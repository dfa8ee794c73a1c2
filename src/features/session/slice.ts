import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/vault'

export interface LoginRequest {
  email: string
  /** A ticket of the secret vault: no password is ever in an action [SE-17]. */
  password: Ticket
  /** Where to go once signed in: a path of this site. */
  returnTo: string
}

/** The session is over, whatever the server says; every slice that holds its data empties itself. */
export const signedOut = createAction('session/signedOut')

const slice = createSlice({
  name: 'session',
  initialState: { signedIn: false },
  reducers: {
    loginRequested: (_state, _action: PayloadAction<LoginRequest>) => undefined,
    signedIn: state => {
      state.signedIn = true
    },
    logoutRequested: () => undefined,
  },
  extraReducers: builder => {
    builder.addCase(signedOut, state => {
      state.signedIn = false
    })
  },
  selectors: { selectIsSignedIn: ({ signedIn }) => signedIn },
})

export const { loginRequested, signedIn, logoutRequested } = slice.actions
export const { selectIsSignedIn } = slice.selectors
export const sessionReducer = slice.reducer

export const LOGIN_KEY = 'session/login'
export const LOGOUT_KEY = 'session/logout'
