import { createSelector } from 'reselect'
import { createSlice } from '@reduxjs/toolkit'
import { plainReducer } from '@/store/plainReducer'
import type { HistoryQuery } from '@/api/historial'
import type { Cambio, Reversion, Entrada, PaginaDeHistorial, RegistrosDeEntrada, Restauracion } from '@/shared/history'

/** Record restored with losses. */
export interface RestauracionIncompleta extends Restauracion {
  nombre: string
}

/** Loaded records of a run. */
export interface Registros {
  registros: readonly Entrada[]
  siguiente: string | null
  failed: boolean
  /** Number of records of the entry when the last page was loaded; a long save adds more. */
  of: number
}

/** Response with records of a run; null: the request failed. `of`: number of records of the entry at the request. */
interface LoadedRegistros {
  id: number
  page: RegistrosDeEntrada | null
  of: number
}

/** Entry, or the changes of an entry to one record. */
type ChangedEntrada = Pick<Entrada, 'id' | 'tipo' | 'registro' | 'cambios'>

export const recordKeyOf = ({ id, tipo, registro }: Pick<ChangedEntrada, 'id' | 'tipo' | 'registro'>): string => `${id}/${tipo}/${registro}`

interface State {
  /** Records of runs, by entry. */
  registros: Readonly<Record<number, Registros>>
  /** Full texts of truncated changes, by entry and record; null when loading failed. */
  enteros: Readonly<Record<string, readonly Cambio[] | null>>
  /** Results of undone entries, by entry. */
  deshechos: Readonly<Record<number, Reversion>>
  /** Result of the last restore with losses, while its dialog is open [HI-04]. */
  restoreResult: RestauracionIncompleta | null
  /** Last query of the activity. */
  query: HistoryQuery
  /** Loaded entries [HI-05]. */
  entradas: readonly Entrada[]
  /** Start of the next page; null on the last, and before the first. */
  siguiente: string | null
  /** Number of entries; null before the first page. */
  total: number | null
  /** True if there are more than `total` entries. */
  isMore: boolean
  failed: boolean
  /** True while the page is open and follows changes. */
  isOpen: boolean
  /** First page after the last change; null without new entries. */
  fresh: PaginaDeHistorial | null
}

const initialState: State = {
  registros: {},
  enteros: {},
  deshechos: {},
  restoreResult: null,
  query: {},
  entradas: [],
  siguiente: null,
  total: null,
  isMore: false,
  failed: false,
  isOpen: false,
  fresh: null,
}
const noRecords: Registros = { registros: [], siguiente: null, failed: false, of: 0 }

/** Entries of the fresh page that the list lacks. */
const newEntries = ({ fresh, entradas }: State): readonly Entrada[] => {
  if (!fresh) return []
  const known = new Set(entradas.map(({ id }) => id))
  return fresh.entradas.filter(({ id }) => !known.has(id))
}

/** True if there are more new entries than the fresh page holds. */
const isGap = (state: State): boolean =>
  state.fresh !== null && state.fresh.siguiente !== null && newEntries(state).length === state.fresh.entradas.length

const by = plainReducer<State>()

/**
 * State of the trash and the activity, in addition to their catalogues. Reducers return new objects instead of using Immer, because
 * `entradas` may have 100,000 items.
 */
const slice = createSlice({
  name: 'historial',
  initialState: () => initialState,
  reducers: {
    /** Opens the dialog of a restore with losses; null closes it. */
    restoreResultShown: by((state, restoreResult: RestauracionIncompleta | null) => ({
      ...state,
      restoreResult,
    })),
    /** Requests the first page; the old entries stay until it arrives. */
    activityRequested: by((state, query: HistoryQuery) => ({
      ...state,
      query,
      siguiente: null,
      failed: false,
      isOpen: true,
      fresh: null,
      registros: {},
      enteros: {},
    })),
    /** Requests the first records of a run, or the next ones. */
    recordsRequested: by((state, id: number) => ({
      ...state,
      registros: { ...state.registros, [id]: { ...(state.registros[id] ?? noRecords), failed: false } },
    })),
    /** Adds loaded records, of which a first page replaces the known ones; null: the request failed. */
    recordsLoaded: by((state, { id, page, of }: LoadedRegistros) => {
      const known = state.registros[id]
      if (!known) return state
      const earlier = known.siguiente === null ? [] : known.registros
      const next = page
        ? { registros: [...earlier, ...page.registros], siguiente: page.siguiente, failed: false, of }
        : { ...known, failed: true }
      return { ...state, registros: { ...state.registros, [id]: next } }
    }),
    fullTextsRequested: by((state, payload: ChangedEntrada) => {
      const { [recordKeyOf(payload)]: _failed, ...enteros } = state.enteros
      return { ...state, enteros }
    }),
    fullTextsLoaded: by((state, { key, cambios }: { key: string; cambios: readonly Cambio[] | null }) => ({
      ...state,
      enteros: { ...state.enteros, [key]: cambios },
    })),
    /** Adds a loaded page; null: the request failed. */
    activityLoaded: by((state, payload: PaginaDeHistorial | null) => {
      if (!payload) return { ...state, failed: true }
      const { entradas, siguiente, total, hay_mas: isMore = false } = payload
      // The total is on the first page only.
      const kept = total === null ? { entradas: [...state.entradas, ...entradas] } : { entradas, total, isMore }
      return { ...state, ...kept, siguiente, failed: false }
    }),
    /** Updates known entries at once, because a long save extends its entry; new entries wait for `freshShown`. */
    activityFollowed: by((state, payload: PaginaDeHistorial) => {
      const renewed = new Map(payload.entradas.map(entrada => [entrada.id, entrada]))
      const entradas = state.entradas.map(entrada => renewed.get(entrada.id) ?? entrada)
      // Full texts of an extended entry are loaded again.
      const isExtended = ({ id, cambios }: Entrada) => {
        const now = renewed.get(id)
        return now !== undefined && JSON.stringify(now.cambios) !== JSON.stringify(cambios)
      }
      const extended = state.entradas.filter(isExtended).map(recordKeyOf)
      const enteros = Object.fromEntries(Object.entries(state.enteros).filter(([key]) => !extended.includes(key)))
      const next = { ...state, entradas, enteros, fresh: payload }
      return newEntries(next).length > 0 ? next : { ...next, fresh: null }
    }),
    /** Inserts the new entries at the top. If they exceed the fresh page, that page replaces the list, so that there is no gap. */
    freshShown: by<void>(state => {
      const { fresh, entradas, total } = state
      if (!fresh) return state
      const added = newEntries(state)
      if (isGap(state)) return { ...state, ...fresh, isMore: fresh.hay_mas ?? false, fresh: null }
      return { ...state, entradas: [...added, ...entradas], total: (total ?? 0) + added.length, fresh: null }
    }),
    entryUndone: by((state, { id, deshecho }: { id: number; deshecho: Reversion }) => ({
      ...state,
      deshechos: { ...state.deshechos, [id]: deshecho },
    })),
    activityLeft: by<void>(state => ({ ...state, isOpen: false, fresh: null, deshechos: {} })),
  },
})

export const {
  restoreResultShown,
  activityRequested,
  activityLoaded,
  activityFollowed,
  freshShown,
  activityLeft,
  recordsRequested,
  recordsLoaded,
  fullTextsRequested,
  fullTextsLoaded,
  entryUndone,
} = slice.actions
export const historialReducer = slice.reducer
export const selectHistory = slice.selectSlice
/** Number of waiting new entries, and whether there are more. */
export const selectWaiting = createSelector([selectHistory], state => ({ count: newEntries(state).length, isMore: isGap(state) }))
