import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { NO_ANSWER, type FieldErrors } from '@/api/http/ApiError'
import type { CountNoun } from '@/shared/resources/names'
import type { Clash } from '@/store/merge/merge'

/** Step that saves a record without a noun of its own. The reason of its failure stands without the step. */
export const RECORD_STEP = 'Registro'

export type StepState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed'

/** Progress of a step: finished calls, or transferred bytes. `total` is 0 for a step that finds nothing to do. */
export interface Progress {
  done: number
  total: number
  /** Parts stored so far, without the deletions that `done` and `total` also count: the words of an interrupted save count these [DR-03]. */
  stored?: { done: number; total: number }
}

/** Words of a step in the sentence about an interrupted save [DR-03]. */
export interface StepWords {
  /** Object of the step in sentences: "el producto". Defaults to the step's name; null when the step is not mentioned. */
  saved?: string | null
  /** Field of the image that the step stores or removes. */
  image?: string
  /** Noun of the counted items: "línea de composición", "líneas de composición". */
  counted?: CountNoun
}

/** Question of a save before it overwrites changes that others have made since the form opened. */
export interface Question {
  /** Tags of the clashes of all questions so far, which the save must name to overwrite. */
  tags: string[]
  clashes: Clash[]
}

/** Failure of a step. */
interface Failure {
  step: string
  /** Message of the response, or else the kind of failure. */
  reason: string
  /** Messages of the response for single fields; left out when there are none. */
  errors?: FieldErrors
  /** Question that stopped the run, until the user has answered it. */
  conflict?: Question
  /** Message of a 409, kept for the place that made the request, because the toast disappears after 3 seconds. */
  refusal?: string
}

export interface Run {
  /** `refused`: the run is over and kept for its `refusal` alone. */
  phase: 'running' | 'failed' | 'refused'
  /** Page or list that made the request and shows refusals; left out by forms. */
  place?: string
  steps: { name: string; state: StepState; words?: StepWords }[]
  facts: object
  /** Save-Id of all calls, which groups them into one entry of the history; left out without extensions [HI-01]. */
  save?: string
  /** Tags that the user has agreed to overwrite; a retry does not ask again. */
  agreed?: string[]
  /** Progress of the running step. */
  progress: Progress | null
  /** Bytes transferred by its long calls. */
  bytes: Progress | null
  /** Failure of the last failed step; null when there is none. */
  failure: Failure | null
}

interface OfRun {
  key: string
}
interface OfStep extends OfRun {
  step: string
}
interface RunStart extends OfRun, Pick<Run, 'place' | 'facts' | 'save' | 'agreed'> {
  steps: string[]
  words?: Record<string, StepWords>
}

const mark = (run: Run | undefined, step: string, state: StepState): void => {
  const found = run?.steps.find(({ name }) => name === step)
  if (found) found.state = state
}

/** Failure of a run that can be retried. */
const failureOf = (runs: Record<string, Run>, key: string): Failure | null => {
  const run = runs[key]
  return run?.phase === 'failed' ? run.failure : null
}

const forgetRefusals = (runs: Record<string, Run>, place: string | undefined): void => {
  for (const [key, run] of Object.entries(runs)) if (run.phase === 'refused' && run.place === place) delete runs[key]
}

/** Runs by key: running, failed with the facts for a retry, and refused ones for the last refusal of each place. */
const slice = createSlice({
  name: 'sequences',
  initialState: (): Record<string, Run> => ({}),
  reducers: {
    sequenceStarted: (runs, { payload }: PayloadAction<RunStart>) => {
      const { key, steps, words: wordsOf = {}, ...kept } = payload
      forgetRefusals(runs, kept.place)
      runs[key] = {
        phase: 'running',
        steps: steps.map(name => {
          const words = wordsOf[name]
          return { name, state: 'waiting', ...(words && { words }) }
        }),
        ...kept,
        progress: null,
        bytes: null,
        failure: null,
      }
    },
    stepStarted: (runs, { payload }: PayloadAction<OfStep>) => {
      mark(runs[payload.key], payload.step, 'running')
    },
    stepSkipped: (runs, { payload }: PayloadAction<OfStep>) => {
      mark(runs[payload.key], payload.step, 'skipped')
    },
    /** `facts` are the new ones: a log of a large save would repeat all others in every action [AC-06]. Logs up to 0.4.9 have all of them. */
    stepAdvanced: (runs, { payload }: PayloadAction<OfStep & { facts: object; progress: Progress | null }>) => {
      const run = runs[payload.key]
      if (!run) return
      run.facts = { ...run.facts, ...payload.facts }
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
      run.facts = { ...run.facts, ...payload.facts }
      run.progress = null
      run.bytes = null
    },
    stepFailed: (runs, { payload: { key, ...failure } }: PayloadAction<OfRun & Failure>) => {
      const run = runs[key]
      if (!run) return
      mark(run, failure.step, 'failed')
      run.progress = null
      run.bytes = null
      run.failure = failure
    },
    conflictClosed: (runs, { payload }: PayloadAction<OfRun>) => {
      delete runs[payload.key]?.failure?.conflict
    },
    /** Restores a run from a draft: the next try continues from there [DR-03]. */
    runRestored: (runs, { payload }: PayloadAction<OfRun & Pick<Run, 'steps' | 'facts' | 'save'>>) => {
      const { key, ...kept } = payload
      const failed = kept.steps.findLast(({ state }) => state === 'failed')
      runs[key] = { phase: 'failed', ...kept, progress: null, bytes: null, failure: failed ? { step: failed.name, reason: '' } : null }
    },
    sequenceFailed: (runs, { payload }: PayloadAction<OfRun>) => {
      const run = runs[payload.key]
      if (run) run.phase = 'failed'
    },
    sequenceFinished: (runs, { payload }: PayloadAction<OfRun>) => {
      delete runs[payload.key]
    },
    /** The form was closed and the run will not be retried. Its refusal stays for the place. */
    sequenceForgotten: (runs, { payload }: PayloadAction<OfRun>) => {
      const run = runs[payload.key]
      if (run?.phase !== 'failed') return
      if (run.failure?.refusal === undefined) delete runs[payload.key]
      else {
        forgetRefusals(runs, run.place)
        run.phase = 'refused'
      }
    },
    placeLeft: (runs, { payload }: PayloadAction<{ place: string }>) => {
      forgetRefusals(runs, payload.place)
    },
  },
  selectors: {
    selectRun: (runs, key: string): Run | undefined => runs[key],
    /**
     * Failed step and reason in words: "Producto: el código ya existe", with advice when no response arrived; null without a failure. A run
     * restored from a draft has the step only.
     */
    selectFailure: (runs, key: string): string | null => {
      const failure = failureOf(runs, key)
      if (!failure) return null
      if (failure.reason === '') return `El guardado se detuvo en «${failure.step}»`
      const help = failure.reason === NO_ANSWER ? '. Lo escrito sigue aquí; vuelva a guardar' : ''
      return `${failure.step === RECORD_STEP ? '' : `${failure.step}: `}${failure.reason}${help}`
    },
    /** True for a failed run with a finished step. */
    selectIsHalfDone: (runs, key: string): boolean =>
      runs[key]?.phase === 'failed' && runs[key].steps.some(({ state }) => state === 'done'),
    /** Messages of the failure for single fields; null when there are none. */
    selectFieldErrors: (runs, key: string): FieldErrors | null => failureOf(runs, key)?.errors ?? null,
    /** Open question of a failed run; undefined when there is none. */
    selectConflict: (runs, key: string): Question | undefined => failureOf(runs, key)?.conflict,
    /** Refusal of the last request of a place; null when it succeeded. */
    selectRefusal: (runs, place: string): string | null =>
      Object.values(runs).find(run => run.phase === 'refused' && run.place === place)?.failure?.refusal ?? null,
    /** Keys of the failed runs that can be retried. */
    selectFailedKeys: (runs): string[] => Object.keys(runs).filter(key => runs[key]?.phase === 'failed'),
    selectIsRunning: (runs, key: string): boolean => runs[key]?.phase === 'running',
    /** True if a run with this key prefix is in progress. */
    selectIsAnyRunning: (runs, prefix: string): boolean =>
      Object.entries(runs).some(([key, { phase }]) => phase === 'running' && key.startsWith(prefix)),
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
  conflictClosed,
  runRestored,
  sequenceFailed,
  sequenceFinished,
  sequenceForgotten,
  placeLeft,
} = slice.actions
export const {
  selectRun,
  selectFailure,
  selectIsHalfDone,
  selectFieldErrors,
  selectConflict,
  selectRefusal,
  selectFailedKeys,
  selectIsRunning,
  selectIsAnyRunning,
} = slice.selectors
export const sequencesReducer = slice.reducer
