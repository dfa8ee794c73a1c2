import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Usuario } from '@/domain/usuario'
import type { Ticket } from '@/store/vault'

export interface PasswordChange {
  first: Ticket
  second: Ticket
}

/** What the API says of the two fields; null where it says nothing. */
export interface PasswordRefusal {
  first: string | null
  second: string | null
}

interface CuentaState {
  user: Usuario | null
  /** Counts the changes made; each one empties the form [SE-14]. */
  passwordChanges: number
  /** Of the last change that was asked for. */
  passwordRefusal: PasswordRefusal | null
}

const slice = createSlice({
  name: 'cuenta',
  initialState: (): CuentaState => ({ user: null, passwordChanges: 0, passwordRefusal: null }),
  reducers: {
    userRequested: () => undefined,
    userLoaded: (state, { payload }: PayloadAction<Usuario>) => {
      state.user = payload
    },
    passwordChangeRequested: (state, _action: PayloadAction<PasswordChange>) => {
      state.passwordRefusal = null
    },
    passwordRefused: (state, { payload }: PayloadAction<PasswordRefusal>) => {
      state.passwordRefusal = payload
    },
    passwordChanged: state => {
      state.passwordChanges += 1
    },
  },
  selectors: {
    selectUser: ({ user }) => user,
    selectPasswordChanges: ({ passwordChanges }) => passwordChanges,
    selectPasswordRefusal: ({ passwordRefusal }) => passwordRefusal,
  },
})

export const { userRequested, userLoaded, passwordChangeRequested, passwordRefused, passwordChanged } = slice.actions
export const { selectUser, selectPasswordChanges, selectPasswordRefusal } = slice.selectors
export const cuentaReducer = slice.reducer

export const PASSWORD_KEY = 'cuenta/password'
