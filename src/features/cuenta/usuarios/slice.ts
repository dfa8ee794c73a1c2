import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/vault'

/** Open form of a user; `id` is null for a new one. */
interface UsuarioForm {
  /** New at each opening; the save and its retries use it as their key. */
  formId: string
  id: number | null
}

/** Link for a user, shown once [AU-02]. */
export interface EnlaceMade {
  /** Name and e-mail of the user, who may not be in the list yet. */
  nombre: string
  email: string
  /** True if the user has no password yet. */
  isInvited: boolean
  /** Ticket of the secret vault: the link gives access to the account, so that no action contains it [SE-17]. */
  enlace: Ticket
  /** Expiry in milliseconds since 1970. */
  caduca: number
  /** Sending the e-mail failed [AU-06]. */
  unsent: boolean
}

/** Open dialog of the users page; the users themselves are a catalogue. */
const slice = createSlice({
  name: 'usuarios',
  initialState: (): { form: UsuarioForm | null; enlace: EnlaceMade | null } => ({ form: null, enlace: null }),
  reducers: {
    formOpened: {
      prepare: (id: number | null) => ({ payload: { id, formId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<UsuarioForm>) => {
        state.form = payload
      },
    },
    /** Saved or cancelled. A form opened since stays open. */
    formClosed: (state, { payload }: PayloadAction<{ formId: string }>) => {
      if (state.form?.formId === payload.formId) state.form = null
    },
    enlaceMade: (state, { payload }: PayloadAction<EnlaceMade>) => {
      state.enlace = payload
    },
    enlaceClosed: state => {
      state.enlace = null
    },
  },
  selectors: {
    selectForm: ({ form }) => form,
    selectEnlace: ({ enlace }) => enlace,
  },
})

export const { formOpened, formClosed, enlaceMade, enlaceClosed } = slice.actions
export const { selectForm, selectEnlace } = slice.selectors
export const usuariosReducer = slice.reducer
