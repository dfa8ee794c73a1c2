import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Usuario } from '@/shared/user'
import type { Ticket } from '@/store/vault'

export interface PasswordChange {
  first: Ticket
  second: Ticket
}

interface CuentaState {
  user: Usuario | null
  /** Number of password changes; each one empties the form [SE-14]. */
  passwordChanges: number
}

const slice = createSlice({
  name: 'cuenta',
  initialState: (): CuentaState => ({ user: null, passwordChanges: 0 }),
  reducers: {
    userRequested: () => undefined,
    userLoaded: (state, { payload }: PayloadAction<Usuario>) => {
      state.user = payload
    },
    userFailed: () => undefined,
    passwordChangeRequested: (_state, _action: PayloadAction<PasswordChange>) => undefined,
    passwordChanged: state => {
      state.passwordChanges += 1
    },
  },
  selectors: {
    selectUser: ({ user }) => user,
    selectPasswordChanges: ({ passwordChanges }) => passwordChanges,
  },
})

export const { userRequested, userLoaded, userFailed, passwordChangeRequested, passwordChanged } = slice.actions
export const { selectUser, selectPasswordChanges } = slice.selectors
export const cuentaReducer = slice.reducer

export const PASSWORD_KEY = 'cuenta/password'
