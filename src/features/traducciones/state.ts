import type { PendingText, PendingTexts } from '@/features/traducciones/model/pendingText'
import type { IdiomaTraducido } from '@/shared/translations'
import type { Resultado } from '@/features/traducciones/model/resultado'
import type { Texto } from '@/shared/translations'

export interface IdiomaRef {
  idioma: string
}
export interface TextoRef extends IdiomaRef {
  key: string
}
export interface SavedTextoRef extends TextoRef {
  /** Saved text. */
  destino: string
}

/** Texts of one language beside their sources in another language [TX-02]. */
interface Workbench extends IdiomaRef {
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
  /** Incremented when edits change other than by typing, so that the list is filtered again. */
  revision: number
}

/** Save in progress: its results are merged into the texts when it ends. */
interface RunningSave extends IdiomaRef {
  /** Records to be saved; null for all. */
  raices: readonly string[] | null
  keys: readonly string[]
  total: number
  finished: number
  failed: number
  /** Name of the current record and the number of its texts. */
  current: string
  isStopping: boolean
  /** Rows of the responses. */
  rows: readonly Texto[]
  /** True: the server's state is unknown, because a request may have been carried out, or another user has changed a text. */
  isUnsure: boolean
}

export interface TraduccionesState {
  /** Null while loading. */
  idiomas: readonly IdiomaTraducido[] | null
  failed: boolean
  workbench: Workbench | null
  /** Displayed page, which follows changes of other users. */
  shown: 'idiomas' | 'workbench' | null
  unsaved: Readonly<Record<string, UnsavedTexts>>
  saving: RunningSave | null
  /** Result of the last save; null when it saved all texts of its records. */
  resultado: (Resultado & IdiomaRef & { isRead: boolean }) | null
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

/** Changes the unsaved edits of a language whose workbench has been opened. */
export const withUnsaved = (
  state: TraduccionesState,
  idioma: string,
  change: (unsaved: UnsavedTexts) => UnsavedTexts,
): TraduccionesState => {
  const unsaved = state.unsaved[idioma]
  return unsaved ? { ...state, unsaved: { ...state.unsaved, [idioma]: change(unsaved) } } : state
}

/** Changes one edit; an undefined result removes the edit. */
export const withPendingText = (
  state: TraduccionesState,
  { idioma, key }: TextoRef,
  change: (pending: PendingText | undefined) => PendingText | undefined,
): TraduccionesState =>
  withUnsaved(state, idioma, unsaved => {
    const { [key]: before, ...others } = unsaved.pendingTexts
    const pending = change(before)
    // Replaces the edit at its place, so that the order of typing stays.
    return { ...unsaved, pendingTexts: pending ? { ...unsaved.pendingTexts, [key]: pending } : others }
  })
