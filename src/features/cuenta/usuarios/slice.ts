import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/vault'

/** A form of a user that is open; `id` is null for a new one. */
interface UsuarioForm {
  /** New at each opening; its save and its retries run under it. */
  formId: string
  id: number | null
}

/** A link to be handed on, which is shown once [AU-02]. */
export interface EnlaceMade {
  /** Who is to choose a password by it, and how they are called: the list may know nothing of them yet. */
  nombre: string
  email: string
  /** Whether they have none so far. */
  isInvited: boolean
  /** A ticket of the secret vault: who has the link has the account, so that it is in no action [SE-17]. */
  enlace: Ticket
  /** In milliseconds. */
  caduca: number
  /** It was to be mailed, and could not be [AU-06]. */
  unsent: boolean
}

/** What of the screen of users is no catalogue: which of its dialogs is open. */
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
