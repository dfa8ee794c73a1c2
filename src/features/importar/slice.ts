import { createSlice, nanoid } from '@reduxjs/toolkit'
import {
  withNameEnds,
  withRowEnds,
  type ImportRun,
  type NameEnd,
  type RowEnd,
  type RunRow,
  type UndoState,
} from '@/features/importar/model/importRun'
import type { ImportableName } from '@/features/importar/model/resources'
import type {
  ColumnMatch,
  Decisions,
  ImportFile,
  MissingName,
  NameDecision,
  ReviewedRow,
  ReviewProgress,
  Suggestion,
  Target,
} from '@/features/importar/model/types'
import { plainReducer } from '@/store/plainReducer'
import type { Ticket } from '@/store/vault'

export type ImportStep = 'choose' | 'columns' | 'review'

/** Review of all rows, which arrive in batches. */
export interface ReviewState {
  /** Null after the last row. */
  progress: ReviewProgress | null
  rows: readonly ReviewedRow[]
  missing: readonly MissingName[]
  /** Decisions that the rows follow; later ones are still being applied. */
  decisions: Decisions
  /** Error message of a failed review. */
  problem: string | null
}

export interface ImportState {
  /** Null while no page of the import is open. */
  recurso: ImportableName | null
  /** Page before the run; the result replaces it. */
  step: ImportStep
  /** Name of the file being read. */
  reading: string | null
  /** Error message of a refused file. */
  problem: string | null
  file: ImportFile | null
  /** Index of the imported sheet. */
  sheet: number
  matches: readonly ColumnMatch[]
  /** True if `matches` are those stored for these titles. */
  isRemembered: boolean
  /** True if matches are stored for these titles, used or not. */
  hasRemembered: boolean
  decisions: Decisions
  review: ReviewState | null
  run: ImportRun | null
  undo: UndoState | null
  /** Interrupted import of an earlier page. */
  halfDone: ImportRun | null
  /** Result of the page left last, restored by the browser's "back". */
  leftResult: Pick<ImportState, 'run' | 'undo'> | null
}

const undecided: Decisions = { names: {}, cells: {}, rows: {} }

const blank: ImportState = {
  recurso: null,
  step: 'choose',
  reading: null,
  problem: null,
  file: null,
  sheet: 0,
  matches: [],
  isRemembered: false,
  hasRemembered: false,
  decisions: undecided,
  review: null,
  run: null,
  undo: null,
  halfDone: null,
  leftResult: null,
}

/** True if the reviewed rows follow all decisions: rows that do not must not be written. */
export const isRevised = ({ review, decisions }: Pick<ImportState, 'review' | 'decisions'>): boolean =>
  review !== null && (review.decisions === decisions || JSON.stringify(review.decisions) === JSON.stringify(decisions))

/** True while the run is being undone: its rows must not be written then. */
export const isUndoing = ({ undo }: Pick<ImportState, 'undo'>): boolean => undo?.phase === 'running'

const noReview: Pick<ImportState, 'decisions' | 'review'> = { decisions: undecided, review: null }

/** Matches with a target chosen for a column; another column loses the target. */
const withTarget = (matches: readonly ColumnMatch[], column: number, target: Target | null): ColumnMatch[] => {
  const key = JSON.stringify(target)
  return matches.map((match, at): ColumnMatch => {
    if (at === column) return { ...match, target, origin: target ? 'chosen' : 'left' }
    const isTaken = target !== null && match.target !== null && JSON.stringify(match.target) === key
    return isTaken ? { ...match, target: null, origin: 'left' } : match
  })
}

const without = <Value>(values: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== key))

const by = plainReducer<ImportState>()

/** State with a change of the run `id`; unchanged if another run has replaced it. */
const withRun = (state: ImportState, id: string, change: (run: ImportRun) => ImportRun): ImportState => {
  const { run } = state
  return run?.id === id ? { ...state, run: change(run) } : state
}

/** Frozen list of rows, without drafts: otherwise Immer visits every cell again with each batch, a long task [IX-09]. */
const frozen = (rows: readonly ReviewedRow[]): readonly ReviewedRow[] => Object.freeze(rows)

/** Import of one resource, page by page [IX-01 to IX-07]. Reducers do not write to drafts: files and reviews hold tens of thousands of cells. */
const slice = createSlice({
  name: 'importar',
  initialState: () => blank,
  reducers: {
    /**
     * `isBack`: entered by the browser's history, which restores the result left last. `run`: interrupted import to offer first, whose draft was
     * opened.
     */
    importEntered: by(({ leftResult }, { recurso, isBack }: { recurso: ImportableName; isBack: boolean; run?: string | null }) => ({
      ...blank,
      recurso,
      ...(isBack && leftResult?.run?.recurso === recurso && leftResult),
    })),
    importLeft: by<void>(state => {
      const { run, undo } = state
      // An active undo cannot end in `leftResult`: its phase would stay 'running' for ever.
      const isAtRest = run?.phase === 'over' && !isUndoing({ undo })
      return { ...blank, leftResult: isAtRest ? { run, undo } : null }
    }),
    /** Interrupted import, read from storage when the page opens. */
    halfDoneFound: by((state, payload: ImportRun) => ({ ...state, halfDone: payload })),

    fileChosen: by((state, payload: Ticket & { name: string }) => ({
      ...state,
      reading: payload.name,
      problem: null,
    })),
    cellsPasted: by((state, _payload: { text: string }) => ({
      ...state,
      reading: 'celdas pegadas',
      problem: null,
    })),
    readingCancelled: by<void>(state => ({ ...state, reading: null })),
    fileRefused: by((state, payload: string) => ({ ...state, reading: null, problem: payload })),
    fileRead: by((state, payload: ImportFile) => ({
      ...state,
      ...noReview,
      reading: null,
      problem: null,
      file: payload,
      sheet: 0,
      matches: [],
      step: 'columns',
    })),

    sheetChosen: by((state, payload: number) => ({
      ...state,
      ...noReview,
      sheet: payload,
      matches: [],
    })),
    /** Matches by title, or those of the last file with equal titles. */
    columnsMatched: by((state, payload: Pick<ImportState, 'matches' | 'isRemembered' | 'hasRemembered'>) => ({
      ...state,
      ...noReview,
      ...payload,
    })),
    targetChosen: by((state, { column, target }: { column: number; target: Target | null }) => ({
      ...state,
      ...noReview,
      matches: withTarget(state.matches, column, target),
    })),
    /** Requests matches by title alone, or as in the last file. The saga answers with `columnsMatched`. */
    matchingRequested: by((state, _payload: { remembered: boolean }) => state),
    otherFileRequested: by<void>(state => ({
      ...blank,
      recurso: state.recurso,
      halfDone: state.halfDone,
    })),

    /** Requests a review of all rows; earlier decisions stay. */
    reviewRequested: by<void>(state => ({
      ...state,
      step: 'review',
      review: { progress: { done: 0, total: 0 }, rows: [], missing: [], decisions: state.decisions, problem: null },
    })),
    /** Appends reviewed rows. */
    rowsReviewed: by((state, payload: { rows: readonly ReviewedRow[]; progress: ReviewProgress }) => {
      const { review } = state
      if (!review) return state
      return { ...state, review: { ...review, progress: payload.progress, rows: frozen([...review.rows, ...payload.rows]) } }
    }),
    reviewEnded: by((state, payload: Pick<ReviewState, 'missing' | 'decisions'>) => {
      const { review } = state
      return review ? { ...state, review: { ...review, ...payload, progress: null } } : state
    }),
    /** Replaces rows that a decision has changed. */
    rowsRevised: by((state, payload: Pick<ReviewState, 'rows' | 'missing' | 'decisions'>) => {
      const { review } = state
      if (!review) return state
      const revised = new Map(payload.rows.map(row => [row.number, row]))
      return { ...state, review: { ...review, ...payload, rows: frozen(review.rows.map(row => revised.get(row.number) ?? row)) } }
    }),
    reviewFailed: by((state, payload: string) => ({
      ...state,
      review: { progress: null, rows: [], missing: [], decisions: state.decisions, problem: payload },
    })),
    columnsRequested: by<void>(state => ({ ...state, step: 'columns' })),
    /** Settles a missing name; null withdraws the decision. */
    nameSettled: by((state, { key, decision }: { key: string; decision: NameDecision | null }) => {
      const { decisions } = state
      const names = decision ? { ...decisions.names, [key]: decision } : without(decisions.names, key)
      return { ...state, decisions: { ...decisions, names } }
    }),
    /** Accepts a suggestion of one cell; null withdraws all suggestions of the cell. */
    cellSettled: by((state, { row, column, value }: { row: number; column: number; value: Suggestion['value'] | null }) => {
      const { decisions } = state
      const key = `${row}/${column}`
      const cells = value === null ? without(decisions.cells, key) : { ...decisions.cells, [key]: [...(decisions.cells[key] ?? []), value] }
      return { ...state, decisions: { ...decisions, cells } }
    }),
    /** Chooses the record of a row, `id` null for a new one; null withdraws the decision. */
    rowSettled: by((state, { row, choice }: { row: number; choice: { id: number | null } | null }) => {
      const { decisions } = state
      const rows = choice ? { ...decisions.rows, [row]: choice.id } : without(decisions.rows, String(row))
      return { ...state, decisions: { ...decisions, rows } }
    }),

    /** Requests the run of all new and changed rows. The saga answers with `runBegun`. */
    runRequested: {
      prepare: () => ({ payload: { id: nanoid() } }),
      reducer: by((state, _payload: { id: string }) => state),
    },
    runBegun: by((state, payload: ImportRun) => ({
      ...state,
      run: payload,
      undo: null,
      halfDone: null,
    })),
    nameMade: by((state, payload: NameEnd) => withRun(state, payload.run, run => withNameEnds(run, [payload]))),
    /** Row being written, by the name of its record. */
    rowBegun: by((state, payload: { run: string; name: string }) => withRun(state, payload.run, run => ({ ...run, now: payload.name }))),
    rowEnded: by((state, payload: RowEnd) => withRun(state, payload.run, run => withRowEnds(run, [payload]))),
    /** Requests a stop after the current record. */
    stopRequested: by((state, payload: { run: string }) =>
      withRun(state, payload.run, run => (run.phase === 'running' ? { ...run, phase: 'stopping' } : run)),
    ),
    runEnded: by((state, payload: { run: string; entry: number | null }) =>
      withRun(state, payload.run, run => ({ ...run, phase: 'over', now: null, entry: payload.entry })),
    ),
    /** Requests a retry of all failed rows, or of one row by its number. */
    retryRequested: by((state, _payload: { run: string; row: number | null }) => state),
    /** Leaves out a failed row, which keeps its reason. */
    rowLeftOut: by((state, { row: number }: { row: number }) => {
      const { run, undo } = state
      if (run?.phase !== 'over' || isUndoing({ undo })) return state
      const rows = run.rows.map((each): RunRow =>
        each.row.number === number && each.state === 'failed' ? { ...each, state: 'left' } : each,
      )
      return { ...state, run: { ...run, rows } }
    }),
    /** Requests the waiting rows of a stopped import, of this page or an earlier one. An active reading is cancelled. */
    resumeRequested: by((state, _payload: { run: string }) => ({ ...state, reading: null })),
    /** Discards an interrupted import. */
    halfDoneDiscarded: by<void>(state => ({ ...state, halfDone: null })),
    /** Requests a file with the rows that were not imported, and their reasons. */
    leftDownloadRequested: by<void>(state => state),
    /** Requests a file with the columns of the resource [IX-08]. */
    templateRequested: by<void>(state => state),

    undoRequested: by((state, _payload: { run: string }) => ({ ...state, undo: { phase: 'running' } })),
    undoEnded: by((state, payload: UndoState) => ({ ...state, undo: payload })),
  },
})

export const {
  importEntered,
  importLeft,
  halfDoneFound,
  fileChosen,
  cellsPasted,
  readingCancelled,
  fileRefused,
  fileRead,
  sheetChosen,
  columnsMatched,
  targetChosen,
  matchingRequested,
  otherFileRequested,
  reviewRequested,
  rowsReviewed,
  reviewEnded,
  rowsRevised,
  reviewFailed,
  columnsRequested,
  nameSettled,
  cellSettled,
  rowSettled,
  runRequested,
  runBegun,
  nameMade,
  rowBegun,
  rowEnded,
  stopRequested,
  runEnded,
  retryRequested,
  rowLeftOut,
  resumeRequested,
  halfDoneDiscarded,
  leftDownloadRequested,
  templateRequested,
  undoRequested,
  undoEnded,
} = slice.actions
export const importarReducer = slice.reducer
export const selectImport = slice.selectSlice
