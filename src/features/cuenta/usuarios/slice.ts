import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Ticket } from '@/store/vault'

/** Open form of a user; `id` is null for a new one. */
interface UsuarioForm {
  /** New at each opening; the save and its retries use it as their key. */
  formId: string
  id: number | null
}

/** Link for a user, shown once [AU-02]. */
export interface NewEnlace {
  /** Name and e-mail of the user, who may not be in the list yet. */
  nombre: string
  email: string
  /** True if the user has no password yet. */
  isInvited: boolean
  /** Ticket of the secret vault. No action contains the link, because it gives access to the account [SE-17]. */
  enlace: Ticket
  /** Expiry in milliseconds since 1970. */
  caduca: number
  /** True if sending the e-mail failed [AU-06]. */
  unsent: boolean
}

/** Open form and new links of the users page; the users themselves are a catalogue. */
const slice = createSlice({
  name: 'usuarios',
  initialState: (): { form: UsuarioForm | null; enlaces: NewEnlace[] } => ({ form: null, enlaces: [] }),
  reducers: {
    formOpened: {
      prepare: (id: number | null) => ({ payload: { id, formId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<UsuarioForm>) => {
        state.form = payload
      },
    },
    /** Closes a saved or cancelled form. A form opened later stays open. */
    formClosed: (state, { payload }: PayloadAction<{ formId: string }>) => {
      if (state.form?.formId === payload.formId) state.form = null
    },
    /** Queues a link: the dialogs show one after the other, each to its end. */
    enlaceMade: (state, { payload }: PayloadAction<NewEnlace>) => {
      state.enlaces.push(payload)
    },
    enlaceClosed: (state, { payload }: PayloadAction<Ticket>) => {
      state.enlaces = state.enlaces.filter(({ enlace }) => enlace.ticket !== payload.ticket)
    },
  },
  selectors: {
    selectForm: ({ form }) => form,
    selectEnlaces: ({ enlaces }) => enlaces,
  },
})

export const { formOpened, formClosed, enlaceMade, enlaceClosed } = slice.actions
export const { selectForm, selectEnlaces } = slice.selectors
export const usuariosReducer = slice.reducer
