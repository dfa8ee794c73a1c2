import type { PendingText, PendingTexts } from '@/features/traducciones/model/pendingText'
import type { IdiomaTraducido } from '@/shared/translations'
import type { Resultado } from '@/features/traducciones/model/resultado'
import type { Texto } from '@/shared/translations'

export interface OfIdioma {
  idioma: string
}
export interface OfTexto extends OfIdioma {
  clave: string
}
export interface OfSavedTexto extends OfTexto {
  /** Saved text. */
  destino: string
}

/** Texts of one language beside those of another [TX-02]. */
interface Workbench extends OfIdioma {
  origen: string
  /** Null while loading. */
  textos: readonly Texto[] | null
  failed: boolean
}

/** Unsaved edits of one language, kept while the user visits other pages [TX-04]. */
export interface UnsavedTexts {
  /** Id of the workbench's form and of its draft. */
  id: string
  pendingTexts: PendingTexts
  /** Incremented when edits change other than by typing, so that the list filters again. */
  revision: number
}

/** Save in progress: its results are merged into the texts when it ends. */
interface Saving extends OfIdioma {
  claves: readonly string[]
  total: number
  finished: number
  failed: number
  /** Record being saved, as a phrase. */
  current: string
  isStopping: boolean
  /** Rows in the server's response. */
  rows: readonly Texto[]
  /** The server's state is unknown: the request may have been carried out, or another user has changed a text. */
  isUnsure: boolean
}

export interface TraduccionesState {
  /** Null while loading. */
  idiomas: readonly IdiomaTraducido[] | null
  failed: boolean
  workbench: Workbench | null
  /** Page on screen, which follows the changes of others. */
  shown: 'idiomas' | 'workbench' | null
  unsaved: Readonly<Record<string, UnsavedTexts>>
  saving: Saving | null
  /** Result of the last save; null when it saved everything. */
  resultado: (Resultado & OfIdioma & { isRead: boolean }) | null
}

export const initialState: TraduccionesState = {
  idiomas: null,
  failed: false,
  workbench: null,
  shown: null,
  unsaved: {},
  saving: null,
  resultado: null,
}

/** Changes the unsaved edits of a language whose workbench was opened. */
export const withUnsaved = (
  state: TraduccionesState,
  idioma: string,
  change: (unsaved: UnsavedTexts) => UnsavedTexts,
): TraduccionesState => {
  const unsaved = state.unsaved[idioma]
  return unsaved ? { ...state, unsaved: { ...state.unsaved, [idioma]: change(unsaved) } } : state
}

/** Changes one edit; undefined removes it. */
export const withPendingText = (
  state: TraduccionesState,
  { idioma, clave }: OfTexto,
  change: (pending: PendingText | undefined) => PendingText | undefined,
): TraduccionesState =>
  withUnsaved(state, idioma, unsaved => {
    const { [clave]: before, ...others } = unsaved.pendingTexts
    const pending = change(before)
    // Replaces the edit in place, so that the order of typing stays.
    return { ...unsaved, pendingTexts: pending ? { ...unsaved.pendingTexts, [clave]: pending } : others }
  })
