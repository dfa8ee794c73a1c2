import { createSlice } from '@reduxjs/toolkit'
import { plainReducer } from '@/store/plainReducer'
import type { Archivo } from '@/features/traducciones/archivo/archivo'
import type { Ticket } from '@/store/vault'

interface State {
  /** Name of the file that is being read; null for none. */
  reading: string | null
  /** Ambiguous language tag of that file, for which the user must choose a language; null without a question. */
  etiqueta: string | null
  /** Reason why the last file was not read, as a sentence. */
  problem: string | null
  /** Last file that was read, until another one is read; null before the first. */
  archivo: Archivo | null
  /** Name of that file. */
  nombre: string | null
  /** Records in the trash, as "resource/id". */
  papelera: readonly string[]
  /** Records with texts in the default language, when the file was translated from another language. */
  otros: readonly string[]
  /** Dates of changes in the application, by key. */
  momentos: Readonly<Record<string, string>>
  /** Choices of the user that differ from the default. */
  picked: Readonly<Record<string, boolean>>
}

export interface ImportRequest extends Ticket {
  nombre: string
  /** Required language; null for any. */
  idioma: string | null
}

const closed: State = {
  reading: null,
  etiqueta: null,
  problem: null,
  archivo: null,
  nombre: null,
  papelera: [],
  otros: [],
  momentos: {},
  picked: {},
}

const by = plainReducer<State>()

/**
 * State of the import; the comparison is computed in the view [TX-05]. Reducers return new objects instead of using Immer, because a file
 * may have many texts.
 */
const slice = createSlice({
  name: 'importacion',
  initialState: () => closed,
  reducers: {
    importRequested: by((state, { nombre }: ImportRequest) => ({
      ...state,
      reading: nombre,
      etiqueta: null,
      problem: null,
    })),
    importRefused: by((state, problem: string) => ({
      ...state,
      reading: null,
      etiqueta: null,
      problem,
    })),
    idiomaAsked: by((state, etiqueta: string) => ({ ...state, etiqueta })),
    /** Continues the comparison in the chosen language. */
    idiomaChosen: by((state, _payload: string) => ({ ...state, etiqueta: null })),
    archivoRead: by((state, payload: Pick<State, 'archivo' | 'papelera' | 'otros'>) => ({
      ...closed,
      ...payload,
      nombre: state.reading,
    })),
    momentosLoaded: by((state, momentos: State['momentos']) => ({ ...state, momentos })),
    choiceMade: by((state, { keys, isAccepted }: { keys: readonly string[]; isAccepted: boolean }) => ({
      ...state,
      picked: { ...state.picked, ...Object.fromEntries(keys.map(key => [key, isAccepted])) },
    })),
    importClosed: (): State => closed,
  },
})

export const { importRequested, importRefused, idiomaAsked, idiomaChosen, archivoRead, momentosLoaded, choiceMade, importClosed } =
  slice.actions
export const importacionReducer = slice.reducer
export const selectImportacion = slice.selectSlice
