import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Tipo } from '@/features/productos/productTypes'
import type { SheetSource } from '@/features/productos/sheets/model/sheet'

export interface SheetsRequest {
  tipo: Tipo
  ids: readonly number[]
  /** Time of the request, in milliseconds: date of the edition. */
  at: number
}

interface State {
  /** Null while no page of sheets is open. */
  readonly request: SheetsRequest | null
  /** Number of products read so far. */
  readonly read: number
  /** Products in the requested order, without those not found; null until all are loaded. */
  readonly sources: readonly SheetSource[] | null
  /** Ids of products that do not exist. */
  readonly notFound: readonly number[]
  readonly hasFailed: boolean
}

const initialState: State = { request: null, read: 0, sources: null, notFound: [], hasFailed: false }

const slice = createSlice({
  name: 'sheets',
  initialState: (): State => initialState,
  reducers: {
    sheetsRequested: {
      prepare: (asked: Omit<SheetsRequest, 'at'>) => ({ payload: { ...asked, at: Date.now() } }),
      reducer: (_state: State, { payload }: PayloadAction<SheetsRequest>): State => ({ ...initialState, request: payload }),
    },
    /** A shown product has changed: it is read again, and its sheet stays meanwhile [SY-03]. */
    sheetsOutdated: (state: State, _action: PayloadAction<SheetsRequest>): State => ({ ...state, read: 0 }),
    productRead: (state: State): State => ({ ...state, read: state.read + 1 }),
    sheetsLoaded: (state: State, { payload }: PayloadAction<{ sources: readonly SheetSource[]; notFound: readonly number[] }>): State =>
      state.request ? { ...state, ...payload, hasFailed: false } : state,
    sheetsFailed: (state: State): State => (state.request ? { ...state, hasFailed: true } : state),
    sheetsLeft: (): State => initialState,
  },
  selectors: { selectSheets: state => state },
})

export const { sheetsRequested, sheetsOutdated, productRead, sheetsLoaded, sheetsFailed, sheetsLeft } = slice.actions
export const { selectSheets } = slice.selectors
export const sheetsReducer = slice.reducer
