import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { DEFAULT_LOCALE } from '@/domain/locales'
import type { ReportKind } from '@/domain/report'
import type { Ticket } from '@/store/vault'

/** A report is about this country at first; the API compares codes without case [IN-01]. */
const DEFAULT_COUNTRY = 'es'

/** What a report is asked for with; only that of finished products is about a country. */
export interface ReportChoice {
  idioma: string
  pais: string
}

/** A file that is ready to be taken down: it waits in the vault. */
export interface Download extends Ticket {
  name: string
}

export interface ExportRequest {
  kind: ReportKind
}

interface InformesState {
  choices: Record<ReportKind, ReportChoice>
  downloads: Download[]
}

const choice: ReportChoice = { idioma: DEFAULT_LOCALE, pais: DEFAULT_COUNTRY }

const slice = createSlice({
  name: 'informes',
  initialState: (): InformesState => ({ choices: { acabados: choice, genericos: choice }, downloads: [] }),
  reducers: {
    screenEntered: () => undefined,
    choiceMade: ({ choices }, { payload: { kind, ...made } }: PayloadAction<Partial<ReportChoice> & { kind: ReportKind }>) => {
      choices[kind] = { ...choices[kind], ...made }
    },
    exportRequested: (_state, _action: PayloadAction<ExportRequest>) => undefined,
    exportStopped: (_state, _action: PayloadAction<ExportRequest>) => undefined,
    downloadReady: ({ downloads }, { payload }: PayloadAction<Download>) => {
      downloads.push(payload)
    },
    /** The browser has taken the file. */
    downloadTaken: (state, { payload }: PayloadAction<Ticket>) => {
      state.downloads = state.downloads.filter(({ ticket }) => ticket !== payload.ticket)
    },
  },
  selectors: {
    selectChoice: ({ choices }, kind: ReportKind) => choices[kind],
    selectDownloads: ({ downloads }) => downloads,
  },
})

export const { screenEntered, choiceMade, exportRequested, exportStopped, downloadReady, downloadTaken } = slice.actions
export const { selectChoice, selectDownloads } = slice.selectors
export const informesReducer = slice.reducer

export const exportKey = (kind: ReportKind): string => `informes/${kind}`
