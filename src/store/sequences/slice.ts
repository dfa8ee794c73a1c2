import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { NO_ANSWER, type FieldErrors } from '@/api/http/ApiError'
import type { Clash } from '@/store/merge/merge'

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

/** Question of a save before it overwrites changes that others have made since the form opened. */
export interface Question {
  /** Tags that a save which may overwrite has to name: of all questions so far. */
  tags: string[]
  clashes: Clash[]
}

/** Why a step failed. */
export interface Failure {
  step: string
  /** Sentence of the answer or, where it has none, kind of failure. */
  reason: string
  /** Sentences of the answer on single fields of the form; left out where it has none. */
  errors?: FieldErrors
  /** Question that stopped the run, until the user has answered it. */
  conflict?: Question
  /** Sentence of a 409 to a request of a place: it stays there, since its toast is gone in 3 seconds. */
  refusal?: string
}

export interface Run {
  /** `refused`: given up by its saga, and here for its refusal alone. */
  phase: 'running' | 'failed' | 'refused'
  /** Page or list that asked for it, where that shows a refusal; left out by forms. */
  place?: string
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
  /** Failure of the last step that failed; null while none did. */
  failure: Failure | null
}

interface OfRun {
  key: string
}
interface OfStep extends OfRun {
  step: string
}
interface Started extends OfRun, Pick<Run, 'place' | 'facts' | 'save' | 'agreed'> {
  steps: string[]
  words?: Record<string, StepWords>
}

const mark = (run: Run | undefined, step: string, state: StepState): void => {
  const found = run?.steps.find(({ name }) => name === step)
  if (found) found.state = state
}

/** Why a run stopped that waits for another try. */
const failureOf = (runs: Record<string, Run>, key: string): Failure | null => {
  const run = runs[key]
  return run?.phase === 'failed' ? run.failure : null
}

const forgetRefusals = (runs: Record<string, Run>, place: string | undefined): void => {
  for (const [key, run] of Object.entries(runs)) if (run.phase === 'refused' && run.place === place) delete runs[key]
}

/** Progress of every sequence under way, facts of every one that failed, which a retry goes on from, and the last refusal of each place. */
const slice = createSlice({
  name: 'sequences',
  initialState: (): Record<string, Run> => ({}),
  reducers: {
    sequenceStarted: (runs, { payload }: PayloadAction<Started>) => {
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
    /** What a page that is gone has done of it: the next try goes on from there [DR-03]. */
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
    /** The form was closed: nobody will try this run again. Its refusal stays where it was asked for. */
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
    /** Which step stopped it and why, in words: "Producto: el código ya existe", and what helps where no answer came. null while nothing did. */
    selectFailure: (runs, key: string): string | null => {
      const failure = failureOf(runs, key)
      if (!failure) return null
      const help = failure.reason === NO_ANSWER ? '. Lo escrito sigue aquí; vuelva a guardar' : ''
      return `${failure.step}: ${failure.reason}${help}`
    },
    /** What stopped it says this of single fields of the form; null where it says nothing of them. */
    selectFieldErrors: (runs, key: string): FieldErrors | null => failureOf(runs, key)?.errors ?? null,
    /** Question that stopped it; undefined where none did, or once it is answered. */
    selectConflict: (runs, key: string): Question | undefined => failureOf(runs, key)?.conflict,
    /** Refusal of the last request of a place; null where the server did it. */
    selectRefusal: (runs, place: string): string | null =>
      Object.values(runs).find(run => run.phase === 'refused' && run.place === place)?.failure?.refusal ?? null,
    /** Of those that failed and wait for another try. */
    selectFailedKeys: (runs): string[] => Object.keys(runs).filter(key => runs[key]?.phase === 'failed'),
    selectIsRunning: (runs, key: string): boolean => runs[key]?.phase === 'running',
    /** Whether a run is under way whose key begins so. */
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
  selectFieldErrors,
  selectConflict,
  selectRefusal,
  selectFailedKeys,
  selectIsRunning,
  selectIsAnyRunning,
} = slice.selectors
export const sequencesReducer = slice.reducer
