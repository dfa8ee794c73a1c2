import { createSlice, isDraft, nanoid, original, type Draft, type PayloadAction } from '@reduxjs/toolkit'
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
import type { Deshecho } from '@/shared/history'
import type { Ticket } from '@/store/vault'

export type ImportStep = 'choose' | 'columns' | 'review'

/** Review of all rows; rows come as they are ready. */
export interface ReviewState {
  /** Null once all rows are there. */
  progress: ReviewProgress | null
  rows: readonly ReviewedRow[]
  missing: readonly MissingName[]
  /** Sentence of a review that could not be made. */
  problem: string | null
}

/** Record of a master that the run makes first, once for all rows that name it. */
export interface MadeName {
  key: string
  recurso: MissingName['recurso']
  text: string
  id: number | null
  reason: string | null
}

/** `left`: failed, and left out by the user. */
export type RunRowState = 'waiting' | 'created' | 'changed' | 'failed' | 'left'

/** Row that the run writes. */
export interface RunRow {
  row: ReviewedRow
  state: RunRowState
  /** Record that was made or changed. */
  id: number | null
  reason: string | null
  /** Record of others that kept this one from being made. */
  other: number | null
}

/** Import under way, or ended: plain data that outlives the page [IX-06]. */
export interface ImportRun {
  /** Idempotency keys are made of it. */
  id: string
  /** Moment of its beginning, in milliseconds. */
  at: number
  recurso: ImportableName
  fileName: string
  phase: 'running' | 'stopping' | 'over'
  names: readonly MadeName[]
  rows: readonly RunRow[]
  /** Rows that the review left out, with their reasons: "Descargar lo que falta" has them too. */
  left: readonly ReviewedRow[]
  /** Titles of the file, and its cells by row, for that download. */
  titles: readonly string[]
  cells: Readonly<Record<number, readonly string[]>>
  /** Name of the record under work. */
  now: string | null
  /** Save-Id of all its calls: the entry of the history; null without extensions. */
  save: string | null
  /** Entry of the history that "Deshacer la importación" undoes; null where it is not known. */
  entry: number | null
}

/** Days that an import half-way is kept since it began; the server holds its entry of the history open as long (`plazo_de_guardado`). */
export const KEPT_DAYS = 30

export type UndoState = { phase: 'running' } | { phase: 'done'; deshecho: Deshecho } | { phase: 'failed'; reason: string }

export interface ImportState {
  /** Null while no page of the import is open. */
  recurso: ImportableName | null
  /** Page before the run, whose result follows it. */
  step: ImportStep
  /** Name of the file that is being read. */
  reading: string | null
  /** Sentence of a file that was refused. */
  problem: string | null
  file: ImportFile | null
  /** Index of the sheet that is imported. */
  sheet: number
  matches: readonly ColumnMatch[]
  /** The last file with these titles was matched by hand, and these matches are its. */
  isRemembered: boolean
  /** A matching by hand is there for these titles, used or not. */
  hasRemembered: boolean
  decisions: Decisions
  review: ReviewState | null
  run: ImportRun | null
  undo: UndoState | null
  /** Imports that stopped half-way, from earlier pages. */
  halfDone: ImportRun | null
  /** Result of the page that was left last, to which "back" leads. */
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

const noReview: Pick<ImportState, 'decisions' | 'review'> = { decisions: undecided, review: null }

/** Chooses a target for a column; another column that had it is left out. */
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

type Changing<Payload> = PayloadAction<Payload>

/** Result of a name that the run makes first. */
export interface NameEnd {
  run: string
  key: string
  id: number | null
  reason: string | null
}

/** Result of a row. */
export interface RowEnd extends Pick<RunRow, 'state' | 'id' | 'reason' | 'other'> {
  run: string
  number: number
}

export const withNameEnds = (run: ImportRun, ends: readonly NameEnd[]): ImportRun => {
  const byKey = new Map(ends.map(({ key, id, reason }) => [key, { id, reason }]))
  return { ...run, names: run.names.map(name => ({ ...name, ...byKey.get(name.key) })) }
}

export const withRowEnds = (run: ImportRun, ends: readonly RowEnd[]): ImportRun => {
  const byNumber = new Map(ends.map(({ number, state, id, reason, other }) => [number, { state, id, reason, other }]))
  return {
    ...run,
    rows: run.rows.map(each => {
      const end = byNumber.get(each.row.number)
      return end ? { ...each, ...end } : each
    }),
  }
}

/** True if the record of a row was written. */
export const isWritten = (state: RunRow['state']): boolean => state === 'created' || state === 'changed'

/** Nothing is left to be done: no row waits, and those that failed were left out. */
export const isSettled = ({ rows }: Pick<ImportRun, 'rows'>): boolean =>
  rows.every(({ state }) => state !== 'waiting' && state !== 'failed')

/** State without drafts: Immer makes one of each row that is looked at. */
const undrafted = (state: ImportState): ImportState => (isDraft(state) ? original(state as Draft<ImportState>) : state)

/** Changes the run of an id; another one may have taken its place. */
const withRun = (state: ImportState, id: string, change: (run: ImportRun) => ImportRun): ImportState => {
  const { run } = undrafted(state)
  return run?.id === id ? { ...state, run: change(run) } : state
}

/** Rows as a frozen list, without drafts: Immer would walk through every cell of them, a long task, again with every batch [IX-09]. */
const frozen = (rows: readonly ReviewedRow[]): readonly ReviewedRow[] => Object.freeze(rows)

/**
 * Import of one resource, page by page [IX-01 to IX-07]. Reducers write no drafts: files and reviews hold tens of thousands of cells.
 */
const slice = createSlice({
  name: 'importar',
  initialState: () => blank,
  reducers: {
    /** `isBack`: by the history of the browser, which leads to the result that was left. */
    importEntered: (
      { leftResult }: ImportState,
      { payload: { recurso, isBack } }: Changing<{ recurso: ImportableName; isBack: boolean }>,
    ): ImportState => ({ ...blank, recurso, ...(isBack && leftResult?.run?.recurso === recurso && leftResult) }),
    importLeft: (state: ImportState): ImportState => {
      const { run, undo } = undrafted(state)
      // End of an undo under way would not reach a result that was left: it would run for ever there.
      const isAtRest = run?.phase === 'over' && undo?.phase !== 'running'
      return { ...blank, leftResult: isAtRest ? { run, undo } : null }
    },
    /** Read from storage when the page opens. */
    halfDoneFound: (state: ImportState, { payload }: Changing<ImportRun | null>): ImportState => ({ ...state, halfDone: payload }),

    fileChosen: (state: ImportState, { payload }: Changing<Ticket & { name: string }>): ImportState => ({
      ...state,
      reading: payload.name,
      problem: null,
    }),
    cellsPasted: (state: ImportState, _action: Changing<{ text: string }>): ImportState => ({
      ...state,
      reading: 'celdas pegadas',
      problem: null,
    }),
    readingCancelled: (state: ImportState): ImportState => ({ ...state, reading: null }),
    fileRefused: (state: ImportState, { payload }: Changing<string>): ImportState => ({ ...state, reading: null, problem: payload }),
    fileRead: (state: ImportState, { payload }: Changing<ImportFile>): ImportState => ({
      ...state,
      ...noReview,
      reading: null,
      problem: null,
      file: payload,
      sheet: 0,
      matches: [],
      step: 'columns',
    }),

    sheetChosen: (state: ImportState, { payload }: Changing<number>): ImportState => ({
      ...state,
      ...noReview,
      sheet: payload,
      matches: [],
    }),
    /** Matches by titles, or those of the last file with the same titles. */
    columnsMatched: (
      state: ImportState,
      { payload }: Changing<Pick<ImportState, 'matches' | 'isRemembered' | 'hasRemembered'>>,
    ): ImportState => ({
      ...state,
      ...noReview,
      ...payload,
    }),
    targetChosen: (
      state: ImportState,
      { payload: { column, target } }: Changing<{ column: number; target: Target | null }>,
    ): ImportState => ({
      ...state,
      ...noReview,
      matches: withTarget(state.matches, column, target),
    }),
    /** Matching by titles alone, or as the last file was. The saga answers with `columnsMatched`. */
    matchingRequested: (state: ImportState, _action: Changing<{ remembered: boolean }>): ImportState => state,
    otherFileRequested: (state: ImportState): ImportState => ({
      ...blank,
      recurso: state.recurso,
      halfDone: state.halfDone,
    }),

    /** Asks for a review of all rows; what was settled before stays settled. */
    reviewRequested: (state: ImportState): ImportState => ({
      ...state,
      step: 'review',
      review: { progress: { done: 0, total: 0 }, rows: [], missing: [], problem: null },
    }),
    /** Rows that follow those that are there. */
    rowsReviewed: (state: ImportState, { payload }: Changing<{ rows: readonly ReviewedRow[]; progress: ReviewProgress }>): ImportState => {
      const { review } = undrafted(state)
      if (!review) return state
      return { ...state, review: { ...review, progress: payload.progress, rows: frozen([...review.rows, ...payload.rows]) } }
    },
    reviewEnded: (state: ImportState, { payload }: Changing<{ missing: readonly MissingName[] }>): ImportState => {
      const { review } = state
      return review ? { ...state, review: { ...review, progress: null, missing: payload.missing } } : state
    },
    /** Rows as they are after a decision. */
    rowsRevised: (
      state: ImportState,
      { payload }: Changing<{ rows: readonly ReviewedRow[]; missing: readonly MissingName[] }>,
    ): ImportState => {
      const { review } = undrafted(state)
      if (!review) return state
      const revised = new Map(payload.rows.map(row => [row.number, row]))
      return {
        ...state,
        review: { ...review, missing: payload.missing, rows: frozen(review.rows.map(row => revised.get(row.number) ?? row)) },
      }
    },
    reviewFailed: (state: ImportState, { payload }: Changing<string>): ImportState => ({
      ...state,
      review: { progress: null, rows: [], missing: [], problem: payload },
    }),
    columnsRequested: (state: ImportState): ImportState => ({ ...state, step: 'columns' }),
    /** Null takes the settlement back. */
    nameSettled: (
      state: ImportState,
      { payload: { key, decision } }: Changing<{ key: string; decision: NameDecision | null }>,
    ): ImportState => {
      const { decisions } = state
      const names = decision ? { ...decisions.names, [key]: decision } : without(decisions.names, key)
      return { ...state, decisions: { ...decisions, names } }
    },
    /** Takes the suggestion of one cell. */
    cellSettled: (
      state: ImportState,
      { payload: { row, column, value } }: Changing<{ row: number; column: number; value: Suggestion['value'] }>,
    ): ImportState => {
      const { decisions } = state
      return { ...state, decisions: { ...decisions, cells: { ...decisions.cells, [`${row}/${column}`]: value } } }
    },
    /** Says which record a row means; null: a new one. */
    rowSettled: (state: ImportState, { payload: { row, id } }: Changing<{ row: number; id: number | null }>): ImportState => {
      const { decisions } = state
      return { ...state, decisions: { ...decisions, rows: { ...decisions.rows, [row]: id } } }
    },

    /** Asks for the run of all rows that are new or change. The saga answers with `runBegun`. */
    runRequested: {
      prepare: () => ({ payload: { id: nanoid() } }),
      reducer: (state: ImportState, _action: Changing<{ id: string }>): ImportState => state,
    },
    runBegun: (state: ImportState, { payload }: Changing<ImportRun>): ImportState => ({
      ...state,
      run: payload,
      undo: null,
      halfDone: null,
    }),
    nameMade: (state: ImportState, { payload }: Changing<NameEnd>): ImportState =>
      withRun(state, payload.run, run => withNameEnds(run, [payload])),
    /** Row under work, by the name of its record. */
    rowBegun: (state: ImportState, { payload }: Changing<{ run: string; name: string }>): ImportState =>
      withRun(state, payload.run, run => ({ ...run, now: payload.name })),
    rowEnded: (state: ImportState, { payload }: Changing<RowEnd>): ImportState =>
      withRun(state, payload.run, run => withRowEnds(run, [payload])),
    /** The record under work is ended first. */
    stopRequested: (state: ImportState): ImportState =>
      state.run?.phase === 'running' ? { ...state, run: { ...state.run, phase: 'stopping' } } : state,
    runEnded: (state: ImportState, { payload }: Changing<{ run: string; entry: number | null }>): ImportState =>
      withRun(state, payload.run, run => ({ ...run, phase: 'over', now: null, entry: payload.entry })),
    /** Asks for what failed once more, alone: all of it, or one row by its number. */
    retryRequested: (state: ImportState, _action: Changing<{ row: number | null }>): ImportState => state,
    /** Leaves out a row that failed: it is no longer to be done, and keeps its reason. */
    rowLeftOut: (state: ImportState, { payload: { row: number } }: Changing<{ row: number }>): ImportState => {
      const { run } = undrafted(state)
      if (run?.phase !== 'over') return state
      const rows = run.rows.map((each): RunRow =>
        each.row.number === number && each.state === 'failed' ? { ...each, state: 'left' } : each,
      )
      return { ...state, run: { ...run, rows } }
    },
    /** Asks for the rows that a stop left: of this page, or of an earlier one. A file that is being read is given up for them. */
    resumeRequested: (state: ImportState): ImportState => ({ ...state, reading: null }),
    /** Forgets an import that stopped half-way. */
    halfDoneDiscarded: (state: ImportState): ImportState => ({ ...state, halfDone: null }),
    /** Asks for a file with the rows that failed or were left out, with their reasons. */
    leftDownloadRequested: (state: ImportState): ImportState => state,
    /** Asks for a file with the columns of the resource [IX-08]. */
    templateRequested: (state: ImportState): ImportState => state,

    undoRequested: (state: ImportState): ImportState => ({ ...state, undo: { phase: 'running' } }),
    undoEnded: (state: ImportState, { payload }: Changing<UndoState>): ImportState => ({ ...state, undo: payload }),
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
