import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'

/** Plain data that says what is written, in words of the feature that writes it. */
export type Change = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

interface OfList {
  /** Names the list: "productos/a". */
  place: string
}
interface OfRun extends OfList {
  run: string
}
export interface BulkRequest extends OfRun {
  /** Which of the actions of the list. */
  action: string
  change: Change
  ids: readonly number[]
}
interface Ended extends OfRun {
  id: number
  /** Why not, or null where it is done. */
  reason: string | null
  /** Whose turn it is now. */
  next: number | null
}

/** A run over many records [LS-05]. */
export interface BulkRun extends Omit<BulkRequest, 'place'> {
  phase: 'running' | 'stopping' | 'over'
  now: number | null
  done: number[]
  failed: { id: number; reason: string }[]
}

export type Runs = Record<string, BulkRun>

/** What the run of a list has done so far: one at a time. */
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
    recordEnded: (runs, { payload: { place, run, id, reason, next } }: PayloadAction<Ended>) => {
      const found = runs[place]
      if (found?.run !== run) return
      if (reason === null) found.done.push(id)
      else found.failed.push({ id, reason })
      found.now = next ?? found.now
    },
    /** Those under way may end. */
    stopRequested: (runs, { payload }: PayloadAction<OfList>) => {
      const found = runs[payload.place]
      if (found?.phase === 'running') found.phase = 'stopping'
    },
    bulkEnded: (runs, { payload }: PayloadAction<OfRun>) => {
      const found = runs[payload.place]
      if (found?.run === payload.run) found.phase = 'over'
    },
    /** Nobody looks at it any more; one that is at work stops. */
    bulkClosed: (runs, { payload }: PayloadAction<OfList>) => {
      delete runs[payload.place]
    },
  },
})

export const { bulkRequested, recordEnded, stopRequested, bulkEnded, bulkClosed } = slice.actions
export const runsReducer = slice.reducer
