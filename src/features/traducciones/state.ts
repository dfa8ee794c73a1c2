import type { Edicion, Ediciones } from '@/features/traducciones/model/edicion'
import type { IdiomaTraducido } from '@/shared/translations'
import type { Resultado } from '@/features/traducciones/model/resultado'
import type { Texto } from '@/shared/translations'

export interface DeIdioma {
  idioma: string
}
export interface DeTexto extends DeIdioma {
  clave: string
}
export interface SobreTexto extends DeTexto {
  /** Saved text. */
  destino: string
}

/** Texts of one language beside those of another [TX-02]. */
interface Mesa extends DeIdioma {
  origen: string
  /** Null while loading. */
  textos: readonly Texto[] | null
  failed: boolean
}

/** Unsaved edits of one language, kept while the user visits other pages [TX-04]. */
export interface SinGuardar {
  /** Id of the workbench's form and of its draft. */
  id: string
  ediciones: Ediciones
  /** Incremented when edits change other than by typing, so that the list filters again. */
  vuelta: number
}

/** Save in progress: its results are merged into the texts when it ends. */
interface Guardado extends DeIdioma {
  claves: readonly string[]
  total: number
  terminados: number
  fallidos: number
  /** Record being saved, as a phrase. */
  ahora: string
  isStopping: boolean
  /** Rows in the server's response. */
  filas: readonly Texto[]
  /** The server's state is unknown: the request may have been carried out, or another user has changed a text. */
  isUnsure: boolean
}

export interface State {
  /** Null while loading. */
  idiomas: readonly IdiomaTraducido[] | null
  failed: boolean
  mesa: Mesa | null
  /** Page on screen, which follows the changes of others. */
  shown: 'idiomas' | 'mesa' | null
  sinGuardar: Readonly<Record<string, SinGuardar>>
  guardado: Guardado | null
  /** Result of the last save; null when it saved everything. */
  resultado: (Resultado & DeIdioma & { isRead: boolean }) | null
}

export const initialState: State = {
  idiomas: null,
  failed: false,
  mesa: null,
  shown: null,
  sinGuardar: {},
  guardado: null,
  resultado: null,
}

/** Changes the unsaved edits of a language whose workbench was opened. */
export const withSin = (state: State, idioma: string, change: (sin: SinGuardar) => SinGuardar): State => {
  const sin = state.sinGuardar[idioma]
  return sin ? { ...state, sinGuardar: { ...state.sinGuardar, [idioma]: change(sin) } } : state
}

/** Changes one edit; undefined removes it. */
export const withEdicion = (
  state: State,
  { idioma, clave }: DeTexto,
  change: (edicion: Edicion | undefined) => Edicion | undefined,
): State =>
  withSin(state, idioma, sin => {
    const { [clave]: before, ...others } = sin.ediciones
    const edicion = change(before)
    // Replaces the edit in place, so that the order of typing stays.
    return { ...sin, ediciones: edicion ? { ...sin.ediciones, [clave]: edicion } : others }
  })
