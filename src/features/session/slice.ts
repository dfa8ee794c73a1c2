import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/vault'

export interface LoginRequest {
  email: string
  /** A ticket of the secret vault: no password is ever in an action [SE-17]. */
  password: Ticket
  /** Where to go once signed in: a path of this site. */
  returnTo: string
}

/** A link that somebody has come by, to choose a password [AU-02]. */
export interface Enlace {
  /** A ticket of the secret vault: who has the code has the account [SE-17]. */
  codigo: Ticket
  /** `dead`: used or too old; `unanswered`: the API has not said. */
  is: 'checked' | 'valid' | 'dead' | 'unanswered'
  /** Of whom it is for, once that is known. */
  email: string
}

interface SessionState {
  signedIn: boolean
  enlace: Enlace | null
  /** The email for which a link was asked for; null before [AU-06]. */
  linkFor: string | null
}

/** The session is over, whatever the server says; every slice that holds its data empties itself. */
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
