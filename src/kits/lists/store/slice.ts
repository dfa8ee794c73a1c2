import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isObject } from '@/shared/isObject'
import { toastRaised, type LinkedRecord } from '@/store/toasts'
import type { Ticket } from '@/store/vault'

/** State of a list when a record was opened from it. */
interface LeftList {
  /** Storage key of the list. */
  list: string
  /** Visible ids, in order. */
  ids: readonly number[]
}

/** Scroll position: pixels from the top of a section, or of the page when it has none. */
export interface ScrollPlace {
  section: string | null
  offset: number
}

/** Step to the previous or next record of a list; language and scroll position are kept. */
export interface Turn {
  list: string
  /** Id of the target record. */
  id: number
  side: 'previous' | 'next'
  locale: string
  place: ScrollPlace
}

/** Export of the displayed list, whose rows are in the vault under `ticket`. */
interface ExportRequest extends Ticket {
  format: ExportFormat
}
export type ExportFormat = 'csv' | 'xlsx'

interface State {
  left: LeftList | null
  /** Last step, until its record shows. */
  turn: Turn | null
  /** Last saved, duplicated or restored record, until a record is opened from a list. */
  marked: LinkedRecord | null
}

const slice = createSlice({
  name: 'lists',
  initialState: (): State => ({ left: null, turn: null, marked: null }),
  reducers: {
    // New object instead of Immer: the ids may be tens of thousands.
    listLeft: (_state, { payload }: PayloadAction<LeftList>): State => ({ left: payload, turn: null, marked: null }),
    recordTurned: (state, { payload }: PayloadAction<Turn>): State => ({ ...state, turn: payload }),
    exportRequested: (_state, _action: PayloadAction<ExportRequest>) => undefined,
    turnEnded: (state): State => ({ ...state, turn: null }),
  },
  extraReducers: builder =>
    builder.addCase(toastRaised, (state, { payload: { record } }) => (record ? { ...state, marked: record } : state)),
  selectors: {
    selectLeft: ({ left }) => left,
    selectTurn: ({ turn }) => turn,
    /** Record of this catalogue whose row is marked. */
    selectMarked: ({ marked }, list: string) => (marked?.list === list ? marked.id : null),
  },
})

export const { exportRequested, listLeft, recordTurned, turnEnded } = slice.actions
export const { selectLeft, selectMarked, selectTurn } = slice.selectors
export const listsReducer = slice.reducer

/**
 * History state of a page that was opened from a list. Another page of the same record, opened elsewhere, does not belong to the list
 * [LS-07].
 */
export const outOf = (list: string) => ({ lista: list })
export const isOutOf = (state: unknown, list: string): boolean => isObject(state) && state['lista'] === list
