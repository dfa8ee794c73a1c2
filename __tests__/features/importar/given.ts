import { act } from '@testing-library/react'
import type { ImportableName } from '@/features/importar/model/resources'
import type {
  ColumnMatch,
  Decisions,
  ImportFile,
  MissingName,
  ReviewedCell,
  ReviewedRow,
  SheetRow,
  Target,
} from '@/features/importar/model/types'
import { isWritten, type ImportRun, type RunRow } from '@/features/importar/model/importRun'
import { columnsMatched, fileRead, reviewEnded, reviewRequested, rowsReviewed, runBegun } from '@/features/importar/slice'

export const fieldTarget = (field: string, locale: string | null = null): Target => ({ kind: 'field', field, locale })

export const match = (target: Target | null, more: Partial<ColumnMatch> = {}): ColumnMatch => ({
  target,
  origin: target ? 'title' : 'left',
  suggestion: null,
  ...more,
})

export const sheetOf = (titles: readonly string[], ...cells: readonly (readonly string[])[]) => ({
  name: '',
  titles,
  rows: cells.map((row, at): SheetRow => ({ number: at + 2, cells: row })),
})

/** File of familias: name, colour, and a column that matches no field. */
export const familiasFile: ImportFile = {
  name: 'familias.csv',
  sheets: [
    sheetOf(
      ['Nombre', 'Color', 'Precio'],
      ['Algas', '#00aa33', '1'],
      ['Bioactivadores', '', '2'],
      ['Aminoácidos', '#ff0000', '3'],
      ['Algas', '#00aa33', '4'],
    ),
  ],
}

export const familiasMatches: readonly ColumnMatch[] = [match(fieldTarget('nombre', 'es_ES')), match(fieldTarget('color')), match(null)]

export const cell = (state: ReviewedCell['state'], before: string, after = before, more: Partial<ReviewedCell> = {}): ReviewedCell => ({
  state,
  before,
  after,
  ...more,
})

export const reviewedRow = (number: number, row: Partial<ReviewedRow> = {}): ReviewedRow => ({
  number,
  state: 'same',
  id: number,
  code: '',
  name: `Familia ${number}`,
  cells: {},
  lines: null,
  rows: [number],
  reason: null,
  candidates: [],
  changes: [],
  ...row,
})

/** Reviewed rows, one of each state. */
export const familiasRows: readonly ReviewedRow[] = [
  reviewedRow(2, {
    state: 'changed',
    name: 'Algas',
    cells: { 0: cell('same', 'Algas'), 1: cell('changed', '#111111', '#00aa33') },
    changes: [{ field: 'color', locale: null, before: '#111111', after: '#00aa33', made: [] }],
  }),
  reviewedRow(3, {
    state: 'new',
    id: null,
    name: 'Bioactivadores',
    cells: { 0: cell('changed', '', 'Bioactivadores'), 1: cell('kept', '') },
  }),
  reviewedRow(4, { name: 'Aminoácidos', cells: { 0: cell('same', 'Aminoácidos'), 1: cell('same', '#ff0000') } }),
  reviewedRow(5, { state: 'repeated', name: 'Algas', reason: 'Repite la fila 2', cells: { 0: cell('same', 'Algas') } }),
  reviewedRow(6, {
    state: 'error',
    name: 'Fosfitos',
    cells: { 0: cell('same', 'Fosfitos'), 1: cell('error', '#222222', 'verdoso', { reason: 'No es un color' }) },
  }),
]

interface Dispatcher {
  dispatch: (action: { type: string }) => unknown
}

/** Dispatches actions after the screen is shown, because it resets the state at its mount. */
export const laid = (store: Dispatcher, ...actions: { type: string }[]) =>
  act(() => {
    for (const action of actions) store.dispatch(action)
  })

export const withFile = (file: ImportFile, matches: readonly ColumnMatch[], remembered = { isRemembered: false, hasRemembered: false }) => [
  fileRead(file),
  columnsMatched({ matches: [...matches], ...remembered }),
]

export const undecided: Decisions = { names: {}, cells: {}, rows: {} }

export const withReview = (rows: readonly ReviewedRow[], missing: readonly MissingName[] = []) => [
  reviewRequested(),
  rowsReviewed({ rows, progress: { done: rows.length, total: rows.length } }),
  reviewEnded({ missing, decisions: undecided }),
]

export const runRow = (row: ReviewedRow, state: RunRow['state'], more: Partial<RunRow> = {}): RunRow => ({
  row,
  state,
  id: isWritten(state) ? row.id : null,
  reason: null,
  other: null,
  ...more,
})

export const runOf = (rows: readonly RunRow[], more: Partial<ImportRun> = {}, recurso: ImportableName = 'familias'): ImportRun => ({
  id: 'run',
  at: new Date(2026, 10, 24, 18, 5).getTime(),
  recurso,
  fileName: 'familias.csv',
  phase: 'over',
  names: [],
  rows,
  left: [],
  titles: ['Nombre', 'Color', 'Precio'],
  cells: {},
  now: null,
  save: null,
  entry: null,
  ...more,
})

export const withRun = (run: ImportRun) => [runBegun(run)]
