import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { ReportFormat, ReportKind } from '@/features/informes/report'
import type { Revision } from '@/shared/review'

/** Initial country of a report; the API ignores case [IN-01]. */
export const DEFAULT_COUNTRY = 'es'

/** Parameters of a report; the country applies to finished products only. */
export interface ReportChoice {
  idioma: string
  pais: string
}

interface ReportRef {
  kind: ReportKind
}
export interface ExportRequest extends ReportRef {
  format: ReportFormat
}

/** Review of a report [CM-02]. */
export interface Review extends ReportRef {
  /** Parameters of the last request. */
  choice: ReportChoice
  status: 'loading' | 'loaded' | 'failed'
  /** Result; null until it is loaded. An earlier result of an equal request remains until then. */
  revision: Revision | null
}

/** Cell of a review, by its product and column. */
export interface OpenedCell {
  id: number
  columna: string
}

interface InformesState {
  choices: Record<ReportKind, ReportChoice>
  review: Review | null
  /** Cell whose field was opened last from the review: its link takes the focus on return. */
  opened: OpenedCell | null
}

const choice: ReportChoice = { idioma: DEFAULT_LOCALE, pais: DEFAULT_COUNTRY }

const isSame = (one: ReportChoice, other: ReportChoice) => one.idioma === other.idioma && one.pais === other.pais

const slice = createSlice({
  name: 'informes',
  initialState: (): InformesState => ({ choices: { acabados: choice, genericos: choice }, review: null, opened: null }),
  reducers: {
    screenEntered: state => {
      state.opened = null
    },
    choiceMade: ({ choices }, { payload: { kind, ...made } }: PayloadAction<Partial<ReportChoice> & ReportRef>) => {
      choices[kind] = { ...choices[kind], ...made }
    },
    exportRequested: (_state, _action: PayloadAction<ExportRequest>) => undefined,
    exportStopped: (_state, _action: PayloadAction<ReportRef>) => undefined,
    /** Requests a review in the current language and country. */
    reviewRequested: (state, { payload: { kind } }: PayloadAction<ReportRef>) => {
      const { choices, review } = state
      const stays = review?.kind === kind && isSame(review.choice, choices[kind])
      state.review = { kind, choice: choices[kind], status: 'loading', revision: stays ? review.revision : null }
    },
    /** Stores the result; null: the request failed. */
    reviewLoaded: ({ review }, { payload }: PayloadAction<Revision | null>) => {
      if (review) Object.assign(review, payload ? { status: 'loaded', revision: payload } : { status: 'failed', revision: null })
    },
    reviewClosed: state => {
      state.review = null
    },
    cellOpened: (state, { payload }: PayloadAction<OpenedCell>) => {
      state.opened = payload
    },
  },
  selectors: {
    selectChoices: ({ choices }) => choices,
    selectChoice: ({ choices }, kind: ReportKind) => choices[kind],
    selectReview: ({ review }) => review,
    selectOpenedCell: ({ opened }) => opened,
  },
})

export const { screenEntered, choiceMade, exportRequested, exportStopped, reviewRequested, reviewLoaded, reviewClosed, cellOpened } =
  slice.actions
export const { selectChoices, selectChoice, selectReview, selectOpenedCell } = slice.selectors
export const informesReducer = slice.reducer

export const exportKey = (kind: ReportKind): string => `informes/${kind}`
