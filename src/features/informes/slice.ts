import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { DEFAULT_LOCALE } from '@/domain/locales'
import type { ReportKind } from '@/domain/report'
import { joinSlice, type LateRoot } from '@/store/late'

/** A report is about this country at first; the API compares codes without case [IN-01]. */
const DEFAULT_COUNTRY = 'es'

/** What a report is asked for with; only that of finished products is about a country. */
export interface ReportChoice {
  idioma: string
  pais: string
}

export interface ExportRequest {
  kind: ReportKind
}

interface InformesState {
  choices: Record<ReportKind, ReportChoice>
}

const choice: ReportChoice = { idioma: DEFAULT_LOCALE, pais: DEFAULT_COUNTRY }

const slice = createSlice({
  name: 'informes',
  initialState: (): InformesState => ({ choices: { acabados: choice, genericos: choice } }),
  reducers: {
    screenEntered: () => undefined,
    choiceMade: ({ choices }, { payload: { kind, ...made } }: PayloadAction<Partial<ReportChoice> & { kind: ReportKind }>) => {
      choices[kind] = { ...choices[kind], ...made }
    },
    exportRequested: (_state, _action: PayloadAction<ExportRequest>) => undefined,
    exportStopped: (_state, _action: PayloadAction<ExportRequest>) => undefined,
  },
})

export const { screenEntered, choiceMade, exportRequested, exportStopped } = slice.actions

const own = joinSlice(slice)
export const selectChoice = (root: LateRoot, kind: ReportKind) => own(root).choices[kind]

export const exportKey = (kind: ReportKind): string => `informes/${kind}`
