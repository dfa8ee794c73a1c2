import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Archivo } from '@/features/traducciones/archivo/archivo'
import type { Ticket } from '@/store/vault'

interface State {
  /** The name of the file that is being read; null while none is. */
  leyendo: string | null
  /** Tag of the language of that file, which may stand for several: somebody has to say for which; null while nothing is asked. */
  etiqueta: string | null
  /** What kept the last one from being read, in a sentence. */
  problema: string | null
  /** The last that was read stays until another one is; null before any. */
  archivo: Archivo | null
  /** What it is called. */
  nombre: string | null
  /** What is in the bin, by resource and id. */
  papelera: readonly string[]
  /** Records that have texts in the default language, where the file was translated from another one. */
  otros: readonly string[]
  /** When texts changed here, by their keys. */
  momentos: Readonly<Record<string, string>>
  /** Where somebody has chosen otherwise than what is offered. */
  elegidos: Readonly<Record<string, boolean>>
}

export interface ImportRequest extends Ticket {
  nombre: string
  /** The language that it has to be for; null for any. */
  idioma: string | null
}

const closed: State = {
  leyendo: null,
  etiqueta: null,
  problema: null,
  archivo: null,
  nombre: null,
  papelera: [],
  otros: [],
  momentos: {},
  elegidos: {},
}

/** The file that is being imported; what it brings is compared where it shows [TX-05]. Written without drafts: it may hold a lot. */
const slice = createSlice({
  name: 'importacion',
  initialState: () => closed,
  reducers: {
    importRequested: (state, { payload: { nombre } }: PayloadAction<ImportRequest>): State => ({
      ...(state as State),
      leyendo: nombre,
      etiqueta: null,
      problema: null,
    }),
    importRefused: (state, { payload: problema }: PayloadAction<string>): State => ({
      ...(state as State),
      leyendo: null,
      etiqueta: null,
      problema,
    }),
    idiomaAsked: (state, { payload: etiqueta }: PayloadAction<string>): State => ({ ...(state as State), etiqueta }),
    /** The comparison goes on with it. */
    idiomaChosen: (state, _chosen: PayloadAction<string>): State => ({ ...(state as State), etiqueta: null }),
    archivoRead: (state, { payload }: PayloadAction<Pick<State, 'archivo' | 'papelera' | 'otros'>>): State => ({
      ...closed,
      ...payload,
      nombre: state.leyendo,
    }),
    momentosLearnt: (state, { payload: momentos }: PayloadAction<State['momentos']>): State => ({ ...(state as State), momentos }),
    eleccionMade: (
      state,
      { payload: { claves, isAccepted } }: PayloadAction<{ claves: readonly string[]; isAccepted: boolean }>,
    ): State => ({
      ...(state as State),
      elegidos: { ...state.elegidos, ...Object.fromEntries(claves.map(clave => [clave, isAccepted])) },
    }),
    importClosed: (): State => closed,
  },
})

export const { importRequested, importRefused, idiomaAsked, idiomaChosen, archivoRead, momentosLearnt, eleccionMade, importClosed } =
  slice.actions
export const importacionReducer = slice.reducer
export const selectImportacion = slice.selectSlice
