import type { ChosenFile } from '@/store/chosenFiles'
import type { Saga } from '@/store/effects'
import type { Progress, Question, StepWords } from '@/store/sequences/slice'

export interface StepContext<Input, Facts> {
  /** Request of the user; steps never edit it. */
  input: Input
  /** Results so far, from this run and its failed predecessors, and requests whose response may be lost. */
  facts: Facts
  /** Records a result at once, so that a later failure in the same step does not lose it. */
  recordFacts: (facts: Partial<Facts>, progress?: Progress) => Saga
  /** Reports transferred bytes of long calls, for the progress. */
  tell: (bytes: Progress) => Saga
  /** Idempotency key of one POST of this step, equal in every try of a run. */
  keyOf: (item?: string | number) => string
}

/** Input of a save that may overwrite changes of others. */
export interface OverwriteConsent {
  /** Tags of the clashes that the user has agreed to overwrite; empty before any question. */
  overwrites: readonly string[]
}

type FailurePolicy = 'stop' | 'tell' | 'continue'

/** Error with a question to the user. */
export interface QuestionError {
  ask: <Input, Facts extends object>(later: readonly Step<Input, Facts>[], input: Input, facts: Facts) => Saga<Question>
}

/** Named step of a sequence, corresponding to one sentence of the requirements [AC-02]. */
export interface Step<Input, Facts extends object> {
  /** Spanish name, for the progress and the log. Alternative steps share a name. */
  name: string
  /** Words for the draft of an interrupted save. */
  words?: StepWords
  /** Returns false to skip the step. */
  when?: (input: Input, facts: Facts) => boolean
  /**
   * False if the step certainly has nothing to send: an interrupted save then does not list the step as missing. Defaults to true.
   */
  sends?: (input: Input) => boolean
  /** Files that the step will send: all of them are read before the first step begins. */
  files?: (input: Input, facts: Facts) => readonly ChosenFile[]
  /** Work of the step. Returns its facts. */
  run: (context: StepContext<Input, Facts>) => Saga<Partial<Facts> | void>
  /** Question that the step would ask; null without one. The question of an earlier step includes it. */
  contest?: (input: Input, facts: Facts) => Saga<Question | null>
  /** `stop` (default) ends the sequence; `tell` shows the failure and continues with the next step; `continue` only logs it [ER-05]. */
  onFailure?: FailurePolicy
  /** True if the step saves the record of the form, with equal field names: field errors of the response belong to the form's fields. */
  isForm?: true
  /** Text of the error toast when the response has no message; without it the failure is only logged. */
  fallback?: string
  /** True if the fallback says that earlier steps are stored: the message of the response follows it instead of replacing it. */
  keepsFallback?: true
}

export interface Sequence<Input, Facts extends object> {
  /** Key of this run and its retries: the form's own id, new at each opening, so that a stale run never reaches the next form. */
  key: string
  /** Page or list that makes the request and shows its refusal (409), until its next request or until the page is left. */
  place?: string
  /** Save-Id of the first try, if it is known before; generated otherwise. */
  save?: string
  steps: readonly Step<Input, Facts>[]
  input: Input
  /** Facts before the first step. */
  facts: Facts
}
