import type { ChosenFile } from '@/store/chosenFiles'
import type { Saga } from '@/store/effects'
import type { Progress, Question, StepWords } from '@/store/sequences/slice'

export interface StepContext<Input, Facts> {
  /** What the user asked for; steps never edit it. */
  input: Input
  /** What the server has told so far, in this run and in the failed ones before it, and what it was sent, where an answer may be lost. */
  facts: Facts
  /** Records an answer at once, so that a failure later in the same step does not lose it. */
  learn: (facts: Partial<Facts>, progress?: Progress) => Saga
  /** How many bytes of its long calls have passed: the progress shows that. */
  tell: (bytes: Progress) => Saga
  /** Idempotency key of one POST of this step: the same in every try of the same run. */
  keyOf: (item?: string | number) => string
}

/** Input of a save that may overwrite changes of others. */
export interface Overwriting {
  /** Tags of the questions that the user has agreed to; none before any question. */
  overwrites: readonly string[]
}

export type FailurePolicy = 'stop' | 'tell' | 'continue'

/** Gives the facts that it learnt. */
type Run<Input, Facts> = (context: StepContext<Input, Facts>) => Saga<Partial<Facts> | void>

/** A failure that asks the user. */
export interface Asking {
  ask: <Input, Facts extends object>(later: readonly Step<Input, Facts>[], input: Input, facts: Facts) => Saga<Question>
}

/** One sentence of the requirements: a stretch of work with a name, run after the one before it [AC-02]. */
export interface Step<Input, Facts extends object> {
  /** In Spanish; users read it in the progress, developers in the log. Two that are each other's alternative have one name. */
  name: string
  /** Given by steps of a form whose draft is kept. */
  words?: StepWords
  /** Left out where this says false. */
  when?: (input: Input, facts: Facts) => boolean
  /** Whether the step has anything to send, as far as the form knows: an interrupted save lacks only such steps. Omitted where it always has. */
  sends?: (input: Input) => boolean
  /** Files that the step will send: all of them are read before the first step begins. */
  files?: (input: Input, facts: Facts) => readonly ChosenFile[]
  run: Run<Input, Facts>
  /** Looks, beside the step before it, at what it needs, and gives the run that knows that; where it fails, `run` looks itself. */
  ahead?: (input: Input) => Saga<Run<Input, Facts>>
  /** Question that the step would ask: an earlier step that asks includes it. */
  contest?: (input: Input, facts: Facts) => Saga<Question | null>
  /** It sends a file: others have time to write meanwhile, and what the next step sees beside it would be old by its turn. */
  isLong?: true
  /**
   * `stop` (default) ends the sequence here; `tell` shows the failure and goes on with the next step; `continue` only logs it, and goes
   * on too [ER-05].
   */
  onFailure?: FailurePolicy
  /** Its record is what the form edits, under the same names: what the answer says of single fields is said at them. */
  isForm?: true
  /** The error toast of a step that stops or tells, where the answer has no detail; without it the failure is only logged. */
  fallback?: string
}

export interface Sequence<Input, Facts extends object> {
  /** Key of this run and its retries: the form's own id, new at each opening, so that a stale run never leaks into the next form. */
  key: string
  /** Page or list that asks, where that shows what the server refuses (409) until it asks for the next thing or is left. */
  place?: string
  /** Save-Id of its first try, where it is known before; a new one is made where it is left out. */
  save?: string | undefined
  steps: readonly Step<Input, Facts>[]
  input: Input
  /** Facts before the first step. */
  facts: Facts
}
