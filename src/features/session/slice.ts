import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/vault'

export interface LoginRequest {
  email: string
  /** Ticket of the secret vault, because no action may contain a password [SE-17]. */
  password: Ticket
  /** Path after the sign-in, on this site. */
  returnTo: string
}

/** Password link with which the page was opened [AU-02]. */
export interface Enlace {
  /** Ticket of the secret vault, because the code gives access to the account [SE-17]. */
  codigo: Ticket
  /** `dead`: used or expired; `unanswered`: the check failed. */
  is: 'checked' | 'valid' | 'dead' | 'unanswered'
  /** E-mail of the link's user; '' until the check has succeeded. */
  email: string
}

interface SessionState {
  signedIn: boolean
  enlace: Enlace | null
  /** E-mail for which a link was requested; null before [AU-06]. */
  linkFor: string | null
}

/** Ends the session, regardless of the server's response; every slice with data of the session resets itself. */
export const signedOut = createAction('session/signedOut')

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ signedIn: false, enlace: null, linkFor: null }),
  reducers: {
    loginRequested: (_state, _action: PayloadAction<LoginRequest>) => undefined,
    signedIn: state => {
      state.signedIn = true
      state.enlace = null
    },
    logoutRequested: () => undefined,
    codeKnown: (state, { payload }: PayloadAction<Enlace>) => {
      state.enlace = payload
    },
    linkAsked: (state, { payload }: PayloadAction<string>) => {
      state.linkFor = payload
    },
  },
  extraReducers: builder => {
    builder.addCase(signedOut, state => {
      state.signedIn = false
    })
  },
  selectors: {
    selectIsSignedIn: ({ signedIn }) => signedIn,
    selectEnlace: ({ enlace }) => enlace,
    selectLinkFor: ({ linkFor }) => linkFor,
  },
})

export const { loginRequested, signedIn, logoutRequested, codeKnown, linkAsked } = slice.actions
export const { selectIsSignedIn, selectEnlace, selectLinkFor } = slice.selectors
export const sessionReducer = slice.reducer

export const LOGIN_KEY = 'session/login'
export const LOGOUT_KEY = 'session/logout'
