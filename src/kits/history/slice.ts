import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Edicion, Editable } from '@/kits/history/model/edicion'
import type { Cambio, Entrada, PaginaDeHistorial } from '@/shared/history'
import { changeOf, type OfForm } from '@/store/screens/screen'

/** The record whose history is open, and the form beside it, which a save renews. */
export interface Opened extends OfForm {
  tipo: string
  id: number
}

/** Names a change of the panel, be it laid in or not. */
interface OfChange extends OfForm {
  clave: string
}

/** An entry of the panel. */
interface OfEntry extends OfForm {
  entrada: number
}

/** What is wanted back: some of an entry, or the record as it was after it. */
export interface BringRequest extends OfChange {
  entrada: number
  edits: readonly Edicion[] | 'version'
  /** What the form edits, and the images that it has already, its own and those of its parts. */
  editable: Editable
  known: { campos: readonly string[]; partes: readonly string[] }
}

/** What is to be laid into the form, which does so and says what takes it back. */
export interface Laid extends OfChange {
  edits: readonly Edicion[]
  /** A sentence for each thing that was not laid in. */
  missing: readonly string[]
  isUndo: boolean
}

/** What was laid in, with what takes it back; none where nothing could be. */
export interface Brought {
  undo: readonly Edicion[]
  missing: readonly string[]
}

/** Version to unfold, which a link of the activity asked for. */
export interface VersionWanted {
  tipo: string
  id: number
  entrada: number
}

interface State {
  readonly wanted: VersionWanted | null
  readonly opened: Opened | null
  readonly status: 'waiting' | 'known' | 'failed'
  readonly more: 'idle' | 'waiting' | 'failed'
  readonly entradas: readonly Entrada[]
  readonly siguiente: string | null
  readonly total: number | null
  /** There are more than `total` says. */
  readonly isMore: boolean
  /** The entry whose whole texts could not be had. */
  readonly cutFor: number | null
  readonly laid: Laid | null
  readonly brought: Readonly<Record<string, Brought>>
  /** What is being fetched for the form. */
  readonly busy: readonly string[]
}

const closed = (wanted: VersionWanted | null = null): State => ({
  wanted,
  opened: null,
  status: 'waiting',
  more: 'idle',
  entradas: [],
  siguiente: null,
  total: null,
  isMore: false,
  cutFor: null,
  laid: null,
  brought: {},
  busy: [],
})

const ofOpen = changeOf<State>(({ opened }) => opened?.formId)

const without = (claves: readonly string[], clave: string): string[] => claves.filter(each => each !== clave)

interface PageLearnt extends OfForm {
  /** Null of the first page. */
  antes: string | null
  pagina: PaginaDeHistorial
}

const slice = createSlice({
  name: 'versiones',
  initialState: () => closed(),
  reducers: {
    versionWanted: (state: State, { payload: wanted }: PayloadAction<VersionWanted | null>): State => ({ ...state, wanted }),
    /** Of the same record after a save: what is known of it shows until the rest has come. */
    panelOpened: (state: State, { payload }: PayloadAction<Opened>): State => {
      const { wanted, opened, entradas, siguiente, total, isMore } = state
      const isSame = opened?.tipo === payload.tipo && opened.id === payload.id && entradas.length > 0
      return { ...closed(wanted), ...(isSame && { entradas, siguiente, total, isMore, status: 'known' as const }), opened: payload }
    },
    panelClosed: ofOpen(({ wanted }, _payload: OfForm) => closed(wanted)),
    moreRequested: ofOpen((state, _payload: OfForm) => ({ ...state, more: 'waiting' })),
    pageLearnt: ofOpen((state, { antes, pagina }: PageLearnt) => {
      if (antes !== null && antes !== state.siguiente) return state
      const { entradas, siguiente, total, hay_mas = false } = pagina
      return {
        ...state,
        siguiente,
        status: 'known',
        more: 'idle',
        entradas: antes === null ? entradas : [...state.entradas, ...entradas],
        ...(total !== null && { total, isMore: hay_mas }),
      }
    }),
    pageFailed: ofOpen((state, { antes }: OfForm & { antes: string | null }) =>
      antes === null ? { ...state, status: 'failed' } : { ...state, more: 'failed' },
    ),
    /** An entry was opened some of whose texts came cut. */
    wholeRequested: ofOpen((state, _payload: OfEntry) => ({ ...state, cutFor: null })),
    wholeLearnt: ofOpen((state, { entrada, cambios }: OfEntry & { cambios: readonly Cambio[] }) => ({
      ...state,
      entradas: state.entradas.map(each => (each.id === entrada ? { ...each, cambios } : each)),
    })),
    wholeFailed: ofOpen((state, { entrada }: OfEntry) => ({ ...state, cutFor: entrada })),
    bringRequested: ofOpen((state, { clave }: BringRequest) => ({ ...state, busy: [...without(state.busy, clave), clave] })),
    bringFailed: ofOpen((state, { clave }: OfChange) => ({ ...state, busy: without(state.busy, clave) })),
    editsLaid: ofOpen((state, laid: Laid) => {
      const { clave, edits, missing } = laid
      const rest = { ...state, busy: without(state.busy, clave) }
      return edits.length > 0 ? { ...rest, laid } : { ...rest, brought: { ...state.brought, [clave]: { undo: [], missing } } }
    }),
    undoRequested: ofOpen((state, change: OfChange) => {
      const edits = state.brought[change.clave]?.undo ?? []
      return { ...state, laid: { ...change, edits, missing: [], isUndo: true } }
    }),
    /** The form holds what was laid before it. */
    editsTaken: ofOpen((state, { clave, undo }: OfChange & { undo: readonly Edicion[] }) => {
      const { laid } = state
      if (laid?.clave !== clave) return state
      const { [clave]: _taken, ...others } = state.brought
      return { ...state, laid: null, brought: laid.isUndo ? others : { ...others, [clave]: { undo, missing: laid.missing } } }
    }),
  },
})

export const {
  versionWanted,
  panelOpened,
  panelClosed,
  moreRequested,
  pageLearnt,
  pageFailed,
  wholeRequested,
  wholeLearnt,
  wholeFailed,
  bringRequested,
  bringFailed,
  editsLaid,
  undoRequested,
  editsTaken,
} = slice.actions

export const versionesReducer = slice.reducer
export const selectHistorial = slice.selectSlice
