import { createSlice, nanoid } from '@reduxjs/toolkit'
import { plainReducer } from '@/store/plainReducer'
import { createSelector } from 'reselect'
import type { LanguagePair } from '@/api/traducciones'
import {
  rebasedTexts,
  asWritten,
  basedOnTheirs,
  vigente,
  withoutSaved,
  type PendingText,
  type PendingTexts,
} from '@/features/traducciones/model/pendingText'
import { countOfRegistros, type TextsByKey } from '@/features/traducciones/model/submissions'
import { selectDraftNotes } from '@/kits/drafts/slice'
import { isUntranslated } from '@/shared/igual'
import type { IdiomaTraducido } from '@/shared/translations'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { begun, finished, withEnded } from '@/features/traducciones/save/changes'
import {
  initialState,
  withPendingText,
  withUnsaved,
  type IdiomaRef,
  type TextoRef,
  type UnsavedTexts,
  type SavedTextoRef,
  type TraduccionesState,
} from '@/features/traducciones/state'

const by = plainReducer<TraduccionesState>()

export interface ExportRequest extends LanguagePair {
  formato: 'xliff' | 'xlsx'
  /** Keys of the visible texts; null exports all missing texts of the language, which are loaded first. */
  keys: readonly string[] | null
  /** Part of the file name, for example "faltan". */
  que: string
}
interface AcceptedTexts extends IdiomaRef {
  /** `vale` marks texts equal to their source as accepted. */
  textos: readonly { key: string; destino: string; texto: string; vale?: boolean }[]
}

/** Text with the translation of another user. */
const withDestino = (texto: Texto, destino: string, languages: LanguagePair): Texto => ({
  ...texto,
  destino,
  igual: isUntranslated({ origen: texto.origen, destino }, languages),
})

const settled = (unsaved: UnsavedTexts, textos: readonly Texto[]): UnsavedTexts => ({
  ...unsaved,
  pendingTexts: rebasedTexts(unsaved.pendingTexts, textos),
  revision: unsaved.revision + 1,
})

/** Languages, the open workbench, and the unsaved edits of each language [TX-01 to TX-04]. */
const slice = createSlice({
  name: 'traducciones',
  initialState: () => initialState,
  reducers: {
    pageShown: by((state, shown: 'idiomas' | 'workbench') => ({ ...state, shown })),
    pageLeft: by((state, left: 'idiomas' | 'workbench') => (state.shown === left ? { ...state, shown: null } : state)),
    idiomasRequested: by<void>(state => ({ ...state, failed: false })),
    /** Stores the languages; null: the request failed. */
    idiomasLoaded: by((state, idiomas: readonly IdiomaTraducido[] | null) =>
      idiomas ? { ...state, idiomas } : { ...state, failed: true },
    ),
    workbenchEntered: {
      prepare: (de: LanguagePair) => ({ payload: { ...de, id: nanoid() } }),
      reducer: by((state, { idioma, origen, id }: LanguagePair & { id: string }) => {
        const isSame = state.workbench?.idioma === idioma && state.workbench.origen === origen
        const workbench = { idioma, origen, textos: isSame && state.workbench ? state.workbench.textos : null, failed: false }
        const unsaved = state.unsaved[idioma] ?? { id, pendingTexts: {}, revision: 0 }
        return { ...state, workbench, unsaved: { ...state.unsaved, [idioma]: unsaved } }
      }),
    },
    /** Stores the texts; null: the request failed, and the loaded texts stay. */
    textosLoaded: by((state, { idioma, origen, textos }: LanguagePair & { textos: readonly Texto[] | null }) => {
      const { workbench } = state
      if (workbench?.idioma !== idioma || workbench.origen !== origen) return state
      if (!textos) return { ...state, workbench: { ...workbench, failed: true } }
      return withUnsaved({ ...state, workbench: { ...workbench, textos, failed: false } }, idioma, unsaved => settled(unsaved, textos))
    }),
    /** Updates the texts after a change of another user. The list is not filtered again, so that lines stay at their places [SY-02]. */
    textosFollowed: by((state, { idioma, origen, textos }: LanguagePair & { textos: readonly Texto[] }) => {
      const { workbench } = state
      if (workbench?.idioma !== idioma || workbench.origen !== origen) return state
      const followed = { ...state, workbench: { ...workbench, textos, failed: false } }
      return withUnsaved(followed, idioma, unsaved => ({ ...unsaved, pendingTexts: withoutSaved(unsaved.pendingTexts, textos) }))
    }),
    textoWritten: by((state, { destino, texto, ...de }: SavedTextoRef & { texto: string }) =>
      withPendingText(state, de, pending => asWritten(destino, pending, texto)),
    ),
    /** Marks a text as valid, as an unsaved edit. */
    vigenteMarked: by((state, { destino, ...de }: SavedTextoRef) => withPendingText(state, de, pending => vigente(destino, pending))),
    /** Marks several texts as valid, except texts with an unsaved edit [TX-02]. */
    vigentesMarked: by((state, { idioma, textos }: IdiomaRef & { textos: readonly Texto[] }) =>
      withUnsaved(state, idioma, unsaved => {
        const untouched = textos.filter(texto => !unsaved.pendingTexts[keyOf(texto)])
        const marked = untouched.map(texto => [keyOf(texto), vigente(texto.destino, undefined)] as const)
        return { ...unsaved, pendingTexts: { ...unsaved.pendingTexts, ...Object.fromEntries(marked) } }
      }),
    ),
    pendingTextUndone: by((state, de: TextoRef) => withPendingText(state, de, () => undefined)),
    pendingTextsDiscarded: by((state, { idioma }: IdiomaRef) =>
      withUnsaved({ ...state, resultado: null }, idioma, unsaved => ({ ...unsaved, pendingTexts: {}, revision: unsaved.revision + 1 })),
    ),
    /** Adds the edits of a draft to the edits typed since the workbench opened [DR-02]. */
    draftRestored: by((state, { idioma, id, pendingTexts }: IdiomaRef & { id: string; pendingTexts: PendingTexts }) =>
      withUnsaved(state, idioma, unsaved => {
        const laid = { id, pendingTexts: { ...unsaved.pendingTexts, ...pendingTexts }, revision: unsaved.revision + 1 }
        return state.workbench?.idioma === idioma && state.workbench.textos ? settled(laid, state.workbench.textos) : laid
      }),
    ),
    /** Adds accepted texts of a file to the workbench, as edits [TX-05]. */
    textosLaid: by((state, { idioma, textos }: AcceptedTexts) =>
      withUnsaved(state, idioma, unsaved => {
        const pendingTexts = { ...unsaved.pendingTexts }
        for (const { key, destino, texto, vale } of textos) {
          const written = asWritten(destino, pendingTexts[key], texto)
          const pending = vale ? vigente(destino, written) : written
          if (pending) pendingTexts[key] = pending
          else delete pendingTexts[key]
        }
        return { ...unsaved, pendingTexts, revision: unsaved.revision + 1 }
      }),
    ),
    exportRequested: by((state, _request: ExportRequest) => state),
    /** Saves the texts of these records; null: of all records. */
    saveRequested: by((state, _request: IdiomaRef & { raices: readonly string[] | null }) => state),
    saveStarted: by(begun),
    registroEnded: by(withEnded),
    /** Stops the save after the records in progress. */
    stopRequested: by<void>(state => ({ ...state, saving: state.saving && { ...state.saving, isStopping: true } })),
    saveEnded: by(finished),
    /** Closes the summary; the save bar still shows the unsaved texts. */
    resultadoRead: by<void>(state => ({ ...state, resultado: state.resultado && { ...state.resultado, isRead: true } })),
    /** Resolves a conflict: "suya" drops the edit, "mia" will overwrite the other user's text. */
    versionChosen: by((state, { cual, ...de }: TextoRef & { cual: 'suya' | 'mia' }) => {
      const suya = state.unsaved[de.idioma]?.pendingTexts[de.key]?.suya
      if (!suya) return state
      if (cual === 'mia') return withPendingText(state, de, pending => pending && basedOnTheirs(pending))
      const { workbench } = state
      const ended = withPendingText(state, de, () => undefined)
      if (workbench?.idioma !== de.idioma || !workbench.textos) return ended
      const textos = workbench.textos.map(texto => (keyOf(texto) === de.key ? withDestino(texto, suya.texto, workbench) : texto))
      return { ...ended, workbench: { ...workbench, textos } }
    }),
  },
})

export const {
  pageShown,
  pageLeft,
  idiomasRequested,
  idiomasLoaded,
  workbenchEntered,
  textosLoaded,
  textosFollowed,
  textoWritten,
  vigenteMarked,
  vigentesMarked,
  pendingTextUndone,
  pendingTextsDiscarded,
  draftRestored,
  textosLaid,
  exportRequested,
  saveRequested,
  saveStarted,
  registroEnded,
  stopRequested,
  saveEnded,
  resultadoRead,
  versionChosen,
} = slice.actions
export const traduccionesReducer = slice.reducer
export const selectTraducciones = slice.selectSlice

type Root = Parameters<typeof selectTraducciones>[0]

export const selectWorkbench = (root: Root) => selectTraducciones(root).workbench
export const selectIdiomas = (root: Root) => selectTraducciones(root).idiomas
export const selectResultado = (root: Root) => selectTraducciones(root).resultado
export const selectUnsaved = (root: Root, idioma: string): UnsavedTexts | undefined => selectTraducciones(root).unsaved[idioma]
const NO_PENDING_TEXTS: PendingTexts = {}
export const selectPendingTexts = (root: Root, idioma: string): PendingTexts =>
  selectUnsaved(root, idioma)?.pendingTexts ?? NO_PENDING_TEXTS
export const selectPendingText = (root: Root, idioma: string, key: string): PendingText | undefined => selectPendingTexts(root, idioma)[key]
export const selectRevision = (root: Root, idioma: string): number => selectUnsaved(root, idioma)?.revision ?? 0
const selectKeys = createSelector([selectPendingTexts], pendingTexts => Object.keys(pendingTexts))
/** Number of unsaved texts. */
export const selectUnsavedCount = (root: Root, idioma: string): number => selectKeys(root, idioma).length
/** True if a language has unsaved texts that no draft keeps: they are lost with the page. */
export const selectLosesTexts = createSelector([(root: Root) => selectTraducciones(root).unsaved, selectDraftNotes], (unsaved, notes) =>
  Object.values(unsaved).some(({ id, pendingTexts }) => !(id in notes) && Object.keys(pendingTexts).length > 0),
)
/** Number of records with unsaved texts. */
export const selectUnsavedRegistros = createSelector(
  [selectKeys, (_root: Root, _idioma: string, textos: TextsByKey) => textos],
  (keys, textos) => countOfRegistros(textos, keys),
)
