import { createSlice, nanoid, original, type PayloadAction, type WritableDraft } from '@reduxjs/toolkit'
import { createSelector } from 'reselect'
import { laidOver, asWritten, overTheirs, vigente, withoutSaved, type Edicion, type Ediciones } from '@/features/traducciones/model/edicion'
import { countOfRegistros, type ByClave } from '@/features/traducciones/model/envios'
import { isUntranslated } from '@/shared/igual'
import type { IdiomaTraducido } from '@/shared/translations'
import { claveOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { begun, finished, withEnded, type Begun, type End, type Ended } from '@/features/traducciones/save/changes'
import {
  initialState,
  withEdicion,
  withSin,
  type DeIdioma,
  type DeTexto,
  type SinGuardar,
  type SobreTexto,
  type State,
} from '@/features/traducciones/state'

/** Changes the state without Immer: it may hold tens of thousands of texts. */
const by =
  <Payload>(change: (state: State, payload: Payload) => State) =>
  (state: WritableDraft<State>, { payload }: PayloadAction<Payload>): State =>
    change(original(state), payload)

const alone = (change: (state: State) => State) => (state: WritableDraft<State>) => change(original(state))

type Origenes = DeIdioma & { origen: string }

export interface ExportRequest extends Origenes {
  formato: 'xliff' | 'xlsx'
  /** Visible texts; null exports all that the language lacks, which are loaded first. */
  claves: readonly string[] | null
  /** Part of the file name, for example "faltan". */
  que: string
}
interface Laid extends DeIdioma {
  /** `vale` marks texts equal to their source as accepted. */
  textos: readonly { clave: string; destino: string; texto: string; vale?: boolean }[]
}

/** Text with the translation that another user wrote. */
const withDestino = (texto: Texto, destino: string, languages: Origenes): Texto => ({
  ...texto,
  destino,
  igual: isUntranslated({ origen: texto.origen, destino }, languages),
})

const settled = (sin: SinGuardar, textos: readonly Texto[]): SinGuardar => ({
  ...sin,
  ediciones: laidOver(sin.ediciones, textos),
  vuelta: sin.vuelta + 1,
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
        const sin = state.sinGuardar[idioma] ?? { id, ediciones: {}, vuelta: 0 }
        return { ...state, mesa, sinGuardar: { ...state.sinGuardar, [idioma]: sin } }
      }),
    },
    /** null: the request failed. The loaded texts stay. */
    textosLoaded: by((state, { idioma, origen, textos }: Origenes & { textos: readonly Texto[] | null }) => {
      const { mesa } = state
      if (mesa?.idioma !== idioma || mesa.origen !== origen) return state
      if (!textos) return { ...state, mesa: { ...mesa, failed: true } }
      return withSin({ ...state, mesa: { ...mesa, textos, failed: false } }, idioma, sin => settled(sin, textos))
    }),
    /** Texts after a change by others. The list is not filtered again: lines stay where they are [SY-02]. */
    textosFollowed: by((state, { idioma, origen, textos }: Origenes & { textos: readonly Texto[] }) => {
      const { mesa } = state
      if (mesa?.idioma !== idioma || mesa.origen !== origen) return state
      const followed = { ...state, mesa: { ...mesa, textos, failed: false } }
      return withSin(followed, idioma, sin => ({ ...sin, ediciones: withoutSaved(sin.ediciones, textos) }))
    }),
    textoWritten: by((state, { destino, texto, ...de }: SobreTexto & { texto: string }) =>
      withEdicion(state, de, edicion => asWritten(destino, edicion, texto)),
    ),
    /** Marks a text as valid; an edit like any other. */
    vigenteMarked: by((state, { destino, ...de }: SobreTexto) => withEdicion(state, de, edicion => vigente(destino, edicion))),
    /** Marks several texts as valid; an unsaved edit of one of them is kept instead [TX-02]. */
    vigentesMarked: by((state, { idioma, textos }: DeIdioma & { textos: readonly Texto[] }) =>
      withSin(state, idioma, sin => {
        const untouched = textos.filter(texto => !sin.ediciones[claveOf(texto)])
        const marked = untouched.map(texto => [claveOf(texto), vigente(texto.destino, undefined)] as const)
        return { ...sin, ediciones: { ...sin.ediciones, ...Object.fromEntries(marked) } }
      }),
    ),
    edicionUndone: by((state, de: DeTexto) => withEdicion(state, de, () => undefined)),
    edicionesDiscarded: by((state, { idioma }: DeIdioma) =>
      withSin({ ...state, resultado: null }, idioma, sin => ({ ...sin, ediciones: {}, vuelta: sin.vuelta + 1 })),
    ),
    /** Lays the edits of a draft into the workbench, together with those typed since it opened [DR-02]. */
    draftLaid: by((state, { idioma, id, ediciones }: DeIdioma & { id: string; ediciones: Ediciones }) =>
      withSin(state, idioma, sin => {
        const laid = { id, ediciones: { ...sin.ediciones, ...ediciones }, vuelta: sin.vuelta + 1 }
        return state.mesa?.idioma === idioma && state.mesa.textos ? settled(laid, state.mesa.textos) : laid
      }),
    ),
    /** Lays accepted texts of a file into the workbench, as edits [TX-05]. */
    textosLaid: by((state, { idioma, textos }: Laid) =>
      withSin(state, idioma, sin => {
        const ediciones = { ...sin.ediciones }
        for (const { clave, destino, texto, vale } of textos) {
          const written = asWritten(destino, ediciones[clave], texto)
          const edicion = vale ? vigente(destino, written) : written
          if (edicion) ediciones[clave] = edicion
          else delete ediciones[clave]
        }
        return { ...sin, ediciones, vuelta: sin.vuelta + 1 }
      }),
    ),
    exportRequested: by((state, _request: ExportRequest) => state),
    /** Texts of these records; null: of all. */
    saveRequested: by((state, _request: DeIdioma & { raices: readonly string[] | null }) => state),
    saveBegun: by((state, begin: Begun) => begun(state, begin)),
    registroEnded: by((state, ended: Ended) => withEnded(state, ended)),
    /** Stops the save after the records in progress. */
    stopRequested: alone(state => ({ ...state, guardado: state.guardado && { ...state.guardado, isStopping: true } })),
    saveEnded: by((state, end: End) => finished(state, end)),
    /** Closes the summary; the save bar still shows what is unsaved. */
    resultadoRead: alone(state => ({ ...state, resultado: state.resultado && { ...state.resultado, isRead: true } })),
    /** Resolves a conflict: theirs drops the edit, mine is saved over it. */
    versionChosen: by((state, { cual, ...de }: DeTexto & { cual: 'suya' | 'mia' }) => {
      const suya = state.sinGuardar[de.idioma]?.ediciones[de.clave]?.suya
      if (!suya) return state
      if (cual === 'mia') return withEdicion(state, de, edicion => edicion && overTheirs(edicion))
      const { mesa } = state
      const ended = withEdicion(state, de, () => undefined)
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
export const selectSinGuardar = (root: Root, idioma: string): SinGuardar | undefined => selectTraducciones(root).sinGuardar[idioma]
export const selectEdicion = (root: Root, idioma: string, clave: string): Edicion | undefined =>
  selectSinGuardar(root, idioma)?.ediciones[clave]
export const selectVuelta = (root: Root, idioma: string): number => selectSinGuardar(root, idioma)?.vuelta ?? 0
const NO_EDICIONES: SinGuardar['ediciones'] = {}
const selectClaves = createSelector(
  [(root: Root, idioma: string) => selectSinGuardar(root, idioma)?.ediciones ?? NO_EDICIONES],
  ediciones => Object.keys(ediciones),
)
/** Number of unsaved texts. */
export const selectUnsaved = (root: Root, idioma: string): number => selectClaves(root, idioma).length
/** Number of records with unsaved texts. */
export const selectUnsavedRegistros = createSelector(
  [selectClaves, (_root: Root, _idioma: string, textos: ByClave) => textos],
  (claves, textos) => countOfRegistros(textos, claves),
)
