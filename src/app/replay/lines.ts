import { VERSION_LABEL } from '@/shared/constants'
import { valueAt } from '@/store/actionLog/changedPaths'
import type { ActionLog } from '@/store/actionLog/file'
import { logRestarted } from '@/store/actionLog/slice'
import type { LoggedSequence, LoggedStep } from '@/store/actionLog/sequencesOf'

/** Action of a log, with its effect. */
export interface ReplayedAction {
  index: number
  type: string
  /** Name of the step, of an action about a step of a sequence. */
  step?: string
  /** Milliseconds since the start of the log. */
  at: number | null
  /** Paths of the state that the action changed. */
  changed: string[]
  /** Message of an error in the reducer. */
  error?: string
  /** Value at the requested path after the action. */
  value?: unknown
}

const seconds = (ms: number | null): string => (ms === null ? '' : `${(ms / 1000).toFixed(3)} s`)

const wasFull = ({ preloadedState, actions }: ActionLog): boolean =>
  Number(valueAt(preloadedState, 'actionLog.restarts') ?? 0) > 0 || actions.some(logRestarted.match)

/** Summary of the log, and its gaps. */
export const headLines = (log: ActionLog): string[] => [
  `${log.actions.length} actions${log.startedAt === null ? '' : ` since ${new Date(log.startedAt).toISOString()}`}`,
  ...(wasFull(log) ? ['It was full before, and began anew: what happened earlier is not in it.'] : []),
  ...(log.version !== null && log.version !== VERSION_LABEL ? [`Recorded by ${log.version}; this is ${VERSION_LABEL}.`] : []),
]

export const actionLines = ({ index, type, step, at, changed, error, ...asked }: ReplayedAction): string[] => [
  [
    String(index).padStart(5),
    seconds(at).padStart(10),
    step === undefined ? type : `${type} "${step}"`,
    error === undefined ? changed.join(' ') : `threw: ${error}`,
  ]
    .join('  ')
    .trimEnd(),
  ...('value' in asked ? [`        ${JSON.stringify(asked.value)}`] : []),
]

const stepLine = ({ name, outcome, took, progress, reason }: LoggedStep): string =>
  [
    outcome.padStart(11),
    seconds(took).padStart(9),
    name,
    progress && `${progress.done} of ${progress.total}`,
    reason !== null && JSON.stringify(reason),
  ]
    .filter(part => typeof part === 'string')
    .join('  ')

/** One line for each step, with its outcome and time. */
export const sequenceLines = ({ key, outcome, index, took, steps }: LoggedSequence): string[] => [
  `  ${key}: ${[outcome, seconds(took), index === 0 ? 'begun before the log' : `from action ${index}`].filter(Boolean).join(', ')}`,
  ...steps.map(stepLine),
]
