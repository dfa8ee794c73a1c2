import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** Change to write, as plain data in the feature's own terms. */
export type BulkChange = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

interface OfList {
  /** Key of the list: "productos/a". */
  place: string
}
interface OfRun extends OfList {
  run: string
}
export interface BulkRequest extends OfRun {
  /** Key of the action. */
  action: string
  change: BulkChange
  ids: readonly number[]
}
interface RecordEnd extends OfRun {
  id: number
  /** Reason of the failure; null on success. */
  reason: string | null
  /** Next record, shown as the current one; null when all have been started. */
  next: number | null
}

/** Bulk run over the records of a selection [LS-05]. */
export interface BulkRun extends Omit<BulkRequest, 'place'> {
  phase: 'running' | 'stopping' | 'over'
  now: number | null
  done: number[]
  failed: { id: number; reason: string }[]
}

export type Runs = Record<string, BulkRun>

/** Progress of runs by list; a list has one run at a time. */
const slice = createSlice({
  name: 'runs',
  initialState: (): Runs => ({}),
  reducers: {
    bulkRequested: {
      prepare: (request: Omit<BulkRequest, 'run'>) => ({ payload: { ...request, run: nanoid() } }),
      reducer: (runs: Runs, { payload: { place, ...request } }: PayloadAction<BulkRequest>) => {
        if (runs[place] && runs[place].phase !== 'over') return
        runs[place] = { ...request, phase: 'running', now: request.ids[0] ?? null, done: [], failed: [] }
      },
    },
    recordEnded: (runs, { payload: { place, run, id, reason, next } }: PayloadAction<RecordEnd>) => {
      const found = runs[place]
      if (found?.run !== run) return
      if (reason === null) found.done.push(id)
      else found.failed.push({ id, reason })
      found.now = next ?? found.now
    },
    /** Stops the run after the records in progress. */
    stopRequested: (runs, { payload }: PayloadAction<OfList>) => {
      const found = runs[payload.place]
      if (found?.phase === 'running') found.phase = 'stopping'
    },
    bulkEnded: (runs, { payload }: PayloadAction<OfRun>) => {
      const found = runs[payload.place]
      if (found?.run === payload.run) found.phase = 'over'
    },
    /** Closes the result; a run in progress stops. */
    bulkClosed: (runs, { payload }: PayloadAction<OfList>) => {
      delete runs[payload.place]
    },
  },
})

export const { bulkRequested, recordEnded, stopRequested, bulkEnded, bulkClosed } = slice.actions
export const runsReducer = slice.reducer
