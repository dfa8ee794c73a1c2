import type { Action } from '@reduxjs/toolkit'
import type { ActionLog } from '@/store/actionLog/file'
import {
  sequenceFailed,
  sequenceFinished,
  sequenceStarted,
  stepAdvanced,
  stepDone,
  stepFailed,
  stepSkipped,
  stepStarted,
} from '@/store/sequences/slice'
import type { Progress, Run } from '@/store/sequences/slice'

type Outcome = 'done' | 'failed' | 'skipped' | 'running'

export interface LoggedStep {
  name: string
  outcome: Outcome
  /** Milliseconds since the log's start; null when the log has no times. */
  startedAt: number | null
  took: number | null
  /** Last reported progress of its calls. */
  progress: Progress | null
  reason: string | null
}

export interface LoggedSequence {
  key: string
  outcome: Outcome
  /** Number of its first action, from 1; 0 for a sequence that was under way when the log started. */
  index: number
  startedAt: number | null
  took: number | null
  steps: LoggedStep[]
}

const between = (start: number | null, end: number | null): number | null => (start === null || end === null ? null : end - start)

/** Sequences under way at the start of a log: a full log restarts in the middle of them. */
const underWay = ({ preloadedState }: Pick<ActionLog, 'preloadedState'>): LoggedSequence[] => {
  // Cast: a recorded state is complete; a state of Redux DevTools may lack the slice.
  const { sequences: runs = {} } = preloadedState as { sequences?: Record<string, Run> }
  return Object.entries(runs)
    .filter(([, { phase }]) => phase === 'running')
    .map(([key, { steps }]) => ({
      key,
      outcome: 'running',
      index: 0,
      startedAt: null,
      took: null,
      steps: steps.flatMap(({ name, state }): LoggedStep[] =>
        state === 'waiting' ? [] : [{ name, outcome: state, startedAt: null, took: null, progress: null, reason: null }],
      ),
    }))
}

/** Sequences in a log: the steps of each with their outcomes and times [AC-02]. */
export const sequencesOf = ({
  actions,
  times,
  preloadedState,
}: Pick<ActionLog, 'actions' | 'times' | 'preloadedState'>): LoggedSequence[] => {
  const all = underWay({ preloadedState })
  const running = new Map(all.map(sequence => [sequence.key, sequence]))
  const stepOf = (key: string, name: string): LoggedStep | undefined => running.get(key)?.steps.findLast(step => step.name === name)
  const addStep = (key: string, name: string, outcome: Outcome, startedAt: number | null) =>
    running.get(key)?.steps.push({ name, outcome, startedAt, took: null, progress: null, reason: null })
  const end = (of: LoggedSequence | LoggedStep | undefined, outcome: Outcome, at: number | null): void => {
    if (of) Object.assign(of, { outcome, took: between(of.startedAt, at) })
  }
  const read = (action: Action, index: number, at: number | null): void => {
    if (sequenceStarted.match(action)) {
      const { key } = action.payload
      const sequence: LoggedSequence = { key, outcome: 'running', index, startedAt: at, took: null, steps: [] }
      all.push(sequence)
      running.set(key, sequence)
    } else if (stepStarted.match(action)) addStep(action.payload.key, action.payload.step, 'running', at)
    else if (stepSkipped.match(action)) addStep(action.payload.key, action.payload.step, 'skipped', at)
    else if (stepAdvanced.match(action)) {
      const step = stepOf(action.payload.key, action.payload.step)
      if (step) step.progress = action.payload.progress
    } else if (stepDone.match(action)) end(stepOf(action.payload.key, action.payload.step), 'done', at)
    else if (stepFailed.match(action)) {
      const step = stepOf(action.payload.key, action.payload.step)
      end(step, 'failed', at)
      if (step) step.reason = action.payload.reason
    } else if (sequenceFinished.match(action)) end(running.get(action.payload.key), 'done', at)
    else if (sequenceFailed.match(action)) end(running.get(action.payload.key), 'failed', at)
  }
  actions.forEach((action, index) => read(action, index + 1, times[index] ?? null))
  return all
}
