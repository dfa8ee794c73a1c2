import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { NO_ANSWER, type FieldErrors } from '@/api/http/ApiError'

export type StepState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed'

/** Progress of a step: calls that have answered, or bytes that its transfers have passed. `total` is never 0. */
export interface Progress {
  done: number
  total: number
}

/** Words of a step in the sentence about a save that was interrupted [DR-03]. */
export interface StepWords {
  /** Object of the step in sentences: "el producto". The name of the step where omitted; null where it says nothing to the user. */
  saved?: string | null
  /** Noun that its progress counts, in the plural: "líneas de composición". */
  counted?: string
}

export interface Run {
  phase: 'running' | 'failed'
  steps: { name: string; state: StepState; words?: StepWords }[]
  facts: object
  /** What all its calls write is one entry of the history under this; left out where nobody keeps one [HI-01]. */
  save?: string | undefined
  /** Tags that the user has agreed to overwrite: no later try asks again. */
  agreed?: string[]
  /** How far the running step is. */
  progress: Progress | null
  /** What its long calls have carried. */
  bytes: Progress | null
  /** Of the last step that failed: the answer's sentence or, where it has none, what kind of failure it was. */
  reason: string | null
  /** What the answer to the last step that failed says of single fields of the form; left out where it says nothing of them. */
  errors?: FieldErrors
}

interface OfRun {
  key: string
}
interface OfStep extends OfRun {
  step: string
}

const mark = (run: Run | undefined, step: string, state: StepState): void => {
  const found = run?.steps.find(({ name }) => name === step)
  if (found) found.state = state
}

/** Progress of every sequence under way, and the facts of every one that failed: what a retry goes on from. */
const slice = createSlice({
  name: 'sequences',
  initialState: (): Record<string, Run> => ({}),
  reducers: {
    sequenceStarted: (
      runs,
      { payload }: PayloadAction<OfRun & Pick<Run, 'facts' | 'save' | 'agreed'> & { steps: string[]; words?: Record<string, StepWords> }>,
    ) => {
      const { key, steps, words: wordsOf = {}, ...kept } = payload
      runs[key] = {
        phase: 'running',
        steps: steps.map(name => {
          const words = wordsOf[name]
          return { name, state: 'waiting', ...(words && { words }) }
        }),
        ...kept,
        progress: null,
        bytes: null,
        reason: null,
      }
    },
    stepStarted: (runs, { payload }: PayloadAction<OfStep>) => {
      mark(runs[payload.key], payload.step, 'running')
    },
    stepSkipped: (runs, { payload }: PayloadAction<OfStep>) => {
      mark(runs[payload.key], payload.step, 'skipped')
    },
    stepAdvanced: (runs, { payload }: PayloadAction<OfStep & { facts: object; progress: Progress | null }>) => {
      const run = runs[payload.key]
      if (!run) return
      run.facts = payload.facts
      run.progress = payload.progress
    },
    bytesPassed: (runs, { payload }: PayloadAction<OfRun & { bytes: Progress }>) => {
      const run = runs[payload.key]
      if (run) run.bytes = payload.bytes
    },
    stepDone: (runs, { payload }: PayloadAction<OfStep & { facts: object }>) => {
      const run = runs[payload.key]
      if (!run) return
      mark(run, payload.step, 'done')
      run.facts = payload.facts
      run.progress = null
      run.bytes = null
    },
    stepFailed: (runs, { payload }: PayloadAction<OfStep & Pick<Run, 'errors'> & { reason: string }>) => {
      const run = runs[payload.key]
      if (!run) return
      mark(run, payload.step, 'failed')
      run.progress = null
      run.bytes = null
      run.reason = payload.reason
      if (payload.errors) run.errors = payload.errors
    },
    /** What a page that is gone has done of it: the next try goes on from there [DR-03]. */
    runRestored: (runs, { payload }: PayloadAction<OfRun & Pick<Run, 'steps' | 'facts' | 'save'>>) => {
      const { key, ...kept } = payload
      runs[key] = { phase: 'failed', ...kept, progress: null, bytes: null, reason: null }
    },
    sequenceFailed: (runs, { payload }: PayloadAction<OfRun>) => {
      const run = runs[payload.key]
      if (run) run.phase = 'failed'
    },
    sequenceFinished: (runs, { payload }: PayloadAction<OfRun>) => {
      delete runs[payload.key]
    },
    /** The form was closed: nobody will try this run again. */
    sequenceForgotten: (runs, { payload }: PayloadAction<OfRun>) => {
      if (runs[payload.key]?.phase === 'failed') delete runs[payload.key]
    },
  },
  selectors: {
    selectRun: (runs, key: string): Run | undefined => runs[key],
    /** Which step stopped it and why, in words: "Producto: el código ya existe", and what helps where no answer came. null while nothing did. */
    selectFailure: (runs, key: string): string | null => {
      const run = runs[key]
      const failed = run?.phase === 'failed' ? run.steps.findLast(({ state }) => state === 'failed') : undefined
      if (!failed) return null
      const help = run?.reason === NO_ANSWER ? '. Lo escrito sigue aquí; vuelva a guardar' : ''
      return `${failed.name}: ${run?.reason ?? ''}${help}`
    },
    /** What stopped it says this of single fields of the form; null where it says nothing of them. */
    selectFieldErrors: (runs, key: string): FieldErrors | null => (runs[key]?.phase === 'failed' && runs[key].errors) || null,
    /** Of those that failed and wait for another try. */
    selectFailedKeys: (runs): string[] => Object.keys(runs).filter(key => runs[key]?.phase === 'failed'),
    selectIsRunning: (runs, key: string): boolean => runs[key]?.phase === 'running',
  },
})

export const {
  sequenceStarted,
  stepStarted,
  stepSkipped,
  stepAdvanced,
  bytesPassed,
  stepDone,
  stepFailed,
  runRestored,
  sequenceFailed,
  sequenceFinished,
  sequenceForgotten,
} = slice.actions
export const { selectRun, selectFailure, selectFieldErrors, selectFailedKeys, selectIsRunning } = slice.selectors
export const sequencesReducer = slice.reducer
