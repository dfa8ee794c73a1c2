import { createSelector } from 'reselect'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PreguntaDeHistorial } from '@/api/historial'
import type { Cambio, Deshecho, Entrada, PaginaDeHistorial, RegistrosDeEntrada, Restaurado } from '@/shared/history'

/** A record that has come back without all that it had. */
export interface Incompleto extends Restaurado {
  nombre: string
}

/** The records of a run, as many as somebody has asked for. */
export interface Registros {
  registros: readonly Entrada[]
  siguiente: string | null
  failed: boolean
}

/** An entry, or what it did to one of its records. */
export type Hecho = Pick<Entrada, 'id' | 'tipo' | 'registro' | 'cambios'>

export const claveOf = ({ id, tipo, registro }: Pick<Hecho, 'id' | 'tipo' | 'registro'>): string => `${id}/${tipo}/${registro}`

interface State {
  /** Records of runs, by entry. */
  registros: Readonly<Record<number, Registros>>
  /** Whole texts of cut changes, by entry and record; null where they could not be fetched. */
  enteros: Readonly<Record<string, readonly Cambio[] | null>>
  /** Results of undone entries, by entry. */
  deshechos: Readonly<Record<number, Deshecho>>
  /** What is told of the record that was restored last [HI-04]. */
  told: Incompleto | null
  /** What of the activity was asked for last. */
  pregunta: PreguntaDeHistorial
  /** As many of its entries as somebody has scrolled to [HI-05]. */
  entradas: readonly Entrada[]
  /** Where the next page begins; null on the last, and before the first. */
  siguiente: string | null
  /** null before the first page. */
  total: number | null
  /** There are more than `total` says. */
  isMore: boolean
  failed: boolean
  /** The page shows, and follows what happens. */
  isOpen: boolean
  /** The first page as it was asked for last after a change; null where it has nothing new. */
  fresh: PaginaDeHistorial | null
}

const initialState: State = {
  registros: {},
  enteros: {},
  deshechos: {},
  told: null,
  pregunta: {},
  entradas: [],
  siguiente: null,
  total: null,
  isMore: false,
  failed: false,
  isOpen: false,
  fresh: null,
}
const noRecords: Registros = { registros: [], siguiente: null, failed: false }

/** Entries of the fresh page that the list has not. */
const newEntries = ({ fresh, entradas }: State): readonly Entrada[] => {
  if (!fresh) return []
  const known = new Set(entradas.map(({ id }) => id))
  return fresh.entradas.filter(({ id }) => !known.has(id))
}

/** More is new than the fresh page holds. */
const isGap = (state: State): boolean =>
  state.fresh !== null && state.fresh.siguiente !== null && newEntries(state).length === state.fresh.entradas.length

/** What of bin and activity is no catalogue. Written without a draft: it may be a hundred thousand entries. */
const slice = createSlice({
  name: 'historial',
  initialState: () => initialState,
  reducers: {
    /** null: it has been read. */
    restoredTold: (state, { payload: told }: PayloadAction<Incompleto | null>): State => ({ ...(state as State), told }),
    /** Its first page; what there was gives way when it comes. */
    activityAsked: (state, { payload: pregunta }: PayloadAction<PreguntaDeHistorial>): State => ({
      ...(state as State),
      pregunta,
      siguiente: null,
      failed: false,
      isOpen: true,
      fresh: null,
      registros: {},
      enteros: {},
    }),
    /** The first records of a run, or those after the ones that are known. */
    recordsAsked: (state, { payload: id }: PayloadAction<number>): State => {
      const before = state as State
      return { ...before, registros: { ...before.registros, [id]: { ...(before.registros[id] ?? noRecords), failed: false } } }
    },
    /** null: they could not be had. */
    recordsLearnt: (state, { payload: { id, page } }: PayloadAction<{ id: number; page: RegistrosDeEntrada | null }>): State => {
      const before = state as State
      const known = before.registros[id]
      if (!known) return before
      const next = page
        ? { registros: [...known.registros, ...page.registros], siguiente: page.siguiente, failed: false }
        : { ...known, failed: true }
      return { ...before, registros: { ...before.registros, [id]: next } }
    },
    wholeAsked: (state, { payload }: PayloadAction<Hecho>): State => {
      const { [claveOf(payload)]: _failed, ...enteros } = (state as State).enteros
      return { ...(state as State), enteros }
    },
    wholeLearnt: (state, { payload: { clave, cambios } }: PayloadAction<{ clave: string; cambios: readonly Cambio[] | null }>): State => ({
      ...(state as State),
      enteros: { ...(state as State).enteros, [clave]: cambios },
    }),
    /** null: it could not be had. */
    activityLoaded: (state, { payload }: PayloadAction<PaginaDeHistorial | null>): State => {
      const before = state as State
      if (!payload) return { ...before, failed: true }
      const { entradas, siguiente, total, hay_mas: isMore = false } = payload
      // Only the first page says how many there are.
      const kept = total === null ? { entradas: [...before.entradas, ...entradas] } : { entradas, total, isMore }
      return { ...before, ...kept, siguiente, failed: false }
    },
    /** Entries that are known are renewed at once, because a long save adds to its own; new ones wait until they are taken. */
    activityFollowed: (state, { payload }: PayloadAction<PaginaDeHistorial>): State => {
      const before = state as State
      const renewed = new Map(payload.entradas.map(entrada => [entrada.id, entrada]))
      const entradas = before.entradas.map(entrada => renewed.get(entrada.id) ?? entrada)
      const next = { ...before, entradas, fresh: payload }
      return newEntries(next).length > 0 ? next : { ...next, fresh: null }
    },
    /** Puts new entries before the others. More than a page of them takes the place of all, so that none is missing in between. */
    freshTaken: (state): State => {
      const before = state as State
      const { fresh, entradas, total } = before
      if (!fresh) return before
      const added = newEntries(before)
      if (isGap(before)) return { ...before, ...fresh, isMore: fresh.hay_mas ?? false, fresh: null }
      return { ...before, entradas: [...added, ...entradas], total: (total ?? 0) + added.length, fresh: null }
    },
    entryUndone: (state, { payload: { id, deshecho } }: PayloadAction<{ id: number; deshecho: Deshecho }>): State => ({
      ...(state as State),
      deshechos: { ...(state as State).deshechos, [id]: deshecho },
    }),
    activityLeft: (state): State => ({ ...(state as State), isOpen: false, fresh: null, deshechos: {} }),
  },
})

export const {
  restoredTold,
  activityAsked,
  activityLoaded,
  activityFollowed,
  freshTaken,
  activityLeft,
  recordsAsked,
  recordsLearnt,
  wholeAsked,
  wholeLearnt,
  entryUndone,
} = slice.actions
export const historialReducer = slice.reducer
export const selectHistory = slice.selectSlice
/** Number of new entries that wait, and whether there are more. */
export const selectWaiting = createSelector([selectHistory], state => ({ count: newEntries(state).length, isMore: isGap(state) }))
