import { createSlice, nanoid, original, type PayloadAction, type WritableDraft } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import {
  laidOver,
  asWritten,
  overTheirs,
  vigente,
  withoutSaved,
  type PendingText,
  type PendingTexts,
} from '@/features/traducciones/model/pendingText'
import { countOfRegistros, type ByClave } from '@/features/traducciones/model/envios'
import { isUntranslated } from '@/shared/igual'
import type { IdiomaTraducido } from '@/shared/translations'
import { claveOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { begun, finished, withEnded, type SaveBegun, type SaveEnded, type RecordSaved } from '@/features/traducciones/save/changes'
import {
  initialState,
  withPendingText,
  withUnsaved,
  type OfIdioma,
  type OfTexto,
  type UnsavedTexts,
  type OfSavedTexto,
  type TraduccionesState,
} from '@/features/traducciones/state'

/** Changes the state without Immer: it may hold tens of thousands of texts. */
const by =
  <Payload>(change: (state: TraduccionesState, payload: Payload) => TraduccionesState) =>
  (state: WritableDraft<TraduccionesState>, { payload }: PayloadAction<Payload>): TraduccionesState =>
    change(original(state), payload)

const alone = (change: (state: TraduccionesState) => TraduccionesState) => (state: WritableDraft<TraduccionesState>) =>
  change(original(state))

type Origenes = OfIdioma & { origen: string }

export interface ExportRequest extends Origenes {
  formato: 'xliff' | 'xlsx'
  /** Visible texts; null exports all that the language lacks, which are loaded first. */
  claves: readonly string[] | null
  /** Part of the file name, for example "faltan". */
  que: string
}
interface Laid extends OfIdioma {
  /** `vale` marks texts equal to their source as accepted. */
  textos: readonly { clave: string; destino: string; texto: string; vale?: boolean }[]
}

/** Text with the translation that another user wrote. */
const withDestino = (texto: Texto, destino: string, languages: Origenes): Texto => ({
  ...texto,
  destino,
  igual: isUntranslated({ origen: texto.origen, destino }, languages),
})

const settled = (unsaved: UnsavedTexts, textos: readonly Texto[]): UnsavedTexts => ({
  ...unsaved,
  ediciones: laidOver(unsaved.ediciones, textos),
  revision: unsaved.revision + 1,
})

/** Languages, the open workbench, and the unsaved edits of each language [TX-01 to TX-04]. */
const slice = createSlice({
  name: 'traducciones',
  initialState: () => initialState,
  reducers: {
    pageShown: by((state, shown: 'idiomas' | 'mesa') => ({ ...state, shown })),
    pageLeft: by((state, left: 'idiomas' | 'mesa') => (state.shown === left ? { ...state, shown: null } : state)),
    idiomasAsked: alone(state => ({ ...state, failed: false })),
    /** null: the request failed. */
    idiomasLoaded: by((state, idiomas: readonly IdiomaTraducido[] | null) =>
      idiomas ? { ...state, idiomas } : { ...state, failed: true },
    ),
    mesaEntered: {
      prepare: (de: Origenes) => ({ payload: { ...de, id: nanoid() } }),
      reducer: by((state, { idioma, origen, id }: Origenes & { id: string }) => {
        const isSame = state.mesa?.idioma === idioma && state.mesa.origen === origen
        const mesa = { idioma, origen, textos: isSame && state.mesa ? state.mesa.textos : null, failed: false }
        const unsaved = state.unsaved[idioma] ?? { id, ediciones: {}, revision: 0 }
        return { ...state, mesa, unsaved: { ...state.unsaved, [idioma]: unsaved } }
      }),
    },
    /** null: the request failed. The loaded texts stay. */
    textosLoaded: by((state, { idioma, origen, textos }: Origenes & { textos: readonly Texto[] | null }) => {
      const { mesa } = state
      if (mesa?.idioma !== idioma || mesa.origen !== origen) return state
      if (!textos) return { ...state, mesa: { ...mesa, failed: true } }
      return withUnsaved({ ...state, mesa: { ...mesa, textos, failed: false } }, idioma, unsaved => settled(unsaved, textos))
    }),
    /** Texts after a change by others. The list is not filtered again: lines stay where they are [SY-02]. */
    textosFollowed: by((state, { idioma, origen, textos }: Origenes & { textos: readonly Texto[] }) => {
      const { mesa } = state
      if (mesa?.idioma !== idioma || mesa.origen !== origen) return state
      const followed = { ...state, mesa: { ...mesa, textos, failed: false } }
      return withUnsaved(followed, idioma, unsaved => ({ ...unsaved, ediciones: withoutSaved(unsaved.ediciones, textos) }))
    }),
    textoWritten: by((state, { destino, texto, ...de }: OfSavedTexto & { texto: string }) =>
      withPendingText(state, de, edicion => asWritten(destino, edicion, texto)),
    ),
    /** Marks a text as valid; an edit like any other. */
    vigenteMarked: by((state, { destino, ...de }: OfSavedTexto) => withPendingText(state, de, edicion => vigente(destino, edicion))),
    /** Marks several texts as valid; an unsaved edit of one of them is kept instead [TX-02]. */
    vigentesMarked: by((state, { idioma, textos }: OfIdioma & { textos: readonly Texto[] }) =>
      withUnsaved(state, idioma, unsaved => {
        const untouched = textos.filter(texto => !unsaved.ediciones[claveOf(texto)])
        const marked = untouched.map(texto => [claveOf(texto), vigente(texto.destino, undefined)] as const)
        return { ...unsaved, ediciones: { ...unsaved.ediciones, ...Object.fromEntries(marked) } }
      }),
    ),
    edicionUndone: by((state, de: OfTexto) => withPendingText(state, de, () => undefined)),
    edicionesDiscarded: by((state, { idioma }: OfIdioma) =>
      withUnsaved({ ...state, resultado: null }, idioma, unsaved => ({ ...unsaved, ediciones: {}, revision: unsaved.revision + 1 })),
    ),
    /** Lays the edits of a draft into the workbench, together with those typed since it opened [DR-02]. */
    draftLaid: by((state, { idioma, id, ediciones }: OfIdioma & { id: string; ediciones: PendingTexts }) =>
      withUnsaved(state, idioma, unsaved => {
        const laid = { id, ediciones: { ...unsaved.ediciones, ...ediciones }, revision: unsaved.revision + 1 }
        return state.mesa?.idioma === idioma && state.mesa.textos ? settled(laid, state.mesa.textos) : laid
      }),
    ),
    /** Lays accepted texts of a file into the workbench, as edits [TX-05]. */
    textosLaid: by((state, { idioma, textos }: Laid) =>
      withUnsaved(state, idioma, unsaved => {
        const ediciones = { ...unsaved.ediciones }
        for (const { clave, destino, texto, vale } of textos) {
          const written = asWritten(destino, ediciones[clave], texto)
          const edicion = vale ? vigente(destino, written) : written
          if (edicion) ediciones[clave] = edicion
          else delete ediciones[clave]
        }
        return { ...unsaved, ediciones, revision: unsaved.revision + 1 }
      }),
    ),
    exportRequested: by((state, _request: ExportRequest) => state),
    /** Texts of these records; null: of all. */
    saveRequested: by((state, _request: OfIdioma & { raices: readonly string[] | null }) => state),
    saveBegun: by((state, begin: SaveBegun) => begun(state, begin)),
    registroEnded: by((state, ended: RecordSaved) => withEnded(state, ended)),
    /** Stops the save after the records in progress. */
    stopRequested: alone(state => ({ ...state, saving: state.saving && { ...state.saving, isStopping: true } })),
    saveEnded: by((state, end: SaveEnded) => finished(state, end)),
    /** Closes the summary; the save bar still shows what is unsaved. */
    resultadoRead: alone(state => ({ ...state, resultado: state.resultado && { ...state.resultado, isRead: true } })),
    /** Resolves a conflict: theirs drops the edit, mine is saved over it. */
    versionChosen: by((state, { cual, ...de }: OfTexto & { cual: 'suya' | 'mia' }) => {
      const suya = state.unsaved[de.idioma]?.ediciones[de.clave]?.suya
      if (!suya) return state
      if (cual === 'mia') return withPendingText(state, de, edicion => edicion && overTheirs(edicion))
      const { mesa } = state
      const ended = withPendingText(state, de, () => undefined)
      if (mesa?.idioma !== de.idioma || !mesa.textos) return ended
      const textos = mesa.textos.map(texto => (claveOf(texto) === de.clave ? withDestino(texto, suya.texto, mesa) : texto))
      return { ...ended, mesa: { ...mesa, textos } }
    }),
  },
})

export const {
  pageShown,
  pageLeft,
  idiomasAsked,
  idiomasLoaded,
  mesaEntered,
  textosLoaded,
  textosFollowed,
  textoWritten,
  vigenteMarked,
  vigentesMarked,
  edicionUndone,
  edicionesDiscarded,
  draftLaid,
  textosLaid,
  exportRequested,
  saveRequested,
  saveBegun,
  registroEnded,
  stopRequested,
  saveEnded,
  resultadoRead,
  versionChosen,
} = slice.actions
export const traduccionesReducer = slice.reducer
export const selectTraducciones = slice.selectSlice

type Root = Parameters<typeof selectTraducciones>[0]

export const selectMesa = (root: Root) => selectTraducciones(root).mesa
export const selectIdiomas = (root: Root) => selectTraducciones(root).idiomas
export const selectResultado = (root: Root) => selectTraducciones(root).resultado
export const selectUnsaved = (root: Root, idioma: string): UnsavedTexts | undefined => selectTraducciones(root).unsaved[idioma]
export const selectEdicion = (root: Root, idioma: string, clave: string): PendingText | undefined =>
  selectUnsaved(root, idioma)?.ediciones[clave]
export const selectRevision = (root: Root, idioma: string): number => selectUnsaved(root, idioma)?.revision ?? 0
const NO_EDICIONES: UnsavedTexts['ediciones'] = {}
const selectClaves = createSelector([(root: Root, idioma: string) => selectUnsaved(root, idioma)?.ediciones ?? NO_EDICIONES], ediciones =>
  Object.keys(ediciones),
)
/** Number of unsaved texts. */
export const selectUnsavedCount = (root: Root, idioma: string): number => selectClaves(root, idioma).length
/** Number of records with unsaved texts. */
export const selectUnsavedRegistros = createSelector(
  [selectClaves, (_root: Root, _idioma: string, textos: ByClave) => textos],
  (claves, textos) => countOfRegistros(textos, claves),
)
