import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { toastRaised, type ToldRecord } from '@/store/toasts'
import type { Ticket } from '@/store/vault'

/** A list as it stood when a record was opened out of it. */
interface Left {
  /** What its table is remembered by. */
  list: string
  /** What it showed, in its order. */
  ids: readonly number[]
}

/** How far one had read: so many pixels of a section, or of a page that has none. */
export interface Place {
  section: string | null
  offset: number
}

/** From one record of a list to the one before it or after it: what was so there is to be so here. */
export interface Turn {
  list: string
  /** The record that it leads to. */
  id: number
  side: 'previous' | 'next'
  locale: string
  place: Place
}

/** `ticket`: the list as it shows, in the vault. */
export interface ExportRequest extends Ticket {
  format: ExportFormat
}
export type ExportFormat = 'csv' | 'xlsx'

interface State {
  left: Left | null
  /** The last one, until its record shows. */
  turn: Turn | null
  /** Record that was saved, duplicated or restored last, until a record is opened from a list. */
  marked: ToldRecord | null
}

const slice = createSlice({
  name: 'lists',
  initialState: (): State => ({ left: null, turn: null, marked: null }),
  reducers: {
    // Written without a draft: the ids may be tens of thousands.
    listLeft: (_state, { payload }: PayloadAction<Left>): State => ({ left: payload, turn: null, marked: null }),
    recordTurned: (state, { payload }: PayloadAction<Turn>): State => ({ ...state, turn: payload }),
    exportRequested: (_state, _action: PayloadAction<ExportRequest>) => undefined,
    turnEnded: (state): State => ({ ...state, turn: null }),
  },
  extraReducers: builder =>
    builder.addCase(toastRaised, (state, { payload: { record } }) => (record ? { ...state, marked: record } : state)),
  selectors: {
    selectLeft: ({ left }) => left,
    selectTurn: ({ turn }) => turn,
    /** The record of this catalogue whose row is marked. */
    selectMarked: ({ marked }, list: string) => (marked?.list === list ? marked.id : null),
  },
})

export const { exportRequested, listLeft, recordTurned, turnEnded } = slice.actions
export const { selectLeft, selectMarked, selectTurn } = slice.selectors
export const listsReducer = slice.reducer

/** Marks in the history a page that was opened out of a list: another that leads to the same record is none of its pages [LS-07]. */
export const outOf = (list: string) => ({ lista: list })
export const isOutOf = (state: unknown, list: string): boolean =>
  typeof state === 'object' && state !== null && 'lista' in state && state.lista === list
