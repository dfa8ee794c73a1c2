import type { ReplayOptions } from '@/app/replay/arguments'
import { actionLines, headLines, sequenceLines, type ReplayedAction } from '@/app/replay/lines'
import { rootReducer, type RootState } from '@/app/rootReducer'
import { changedPaths, concerns, valueAt } from '@/store/actionLog/changedPaths'
import { readLog, type ActionLog } from '@/store/actionLog/file'
import { replay, startOf, type ReplayStep } from '@/store/actionLog/replay'
import { sequencesOf } from '@/store/actionLog/sequencesOf'

/** Paths at which the replayed state differs from the recorded one, both as JSON. */
const differencesOf = ({ state: recorded }: ActionLog, state: RootState): string[] => {
  if (!recorded) throw new Error('This log has no state to compare with: Redux DevTools exports none.')
  return changedPaths(recorded, JSON.parse(JSON.stringify(state)))
}

const linesOf = (
  { index, action, before, after, error }: ReplayStep<RootState>,
  { times }: ActionLog,
  path: string | null,
): ReplayedAction => {
  const step = valueAt(action, 'payload.step')
  return {
    index,
    type: action.type,
    ...(typeof step === 'string' && { step }),
    at: times[index - 1] ?? null,
    changed: changedPaths(before, after),
    ...(error && { error: error.message }),
    ...(path !== null && { value: valueAt(after, path) }),
  }
}

/**
 * `npm run replay`: feeds a log to the root reducer [AC-06].
 * @throws Error for an invalid log
 */
export const replayCommand = (text: string, { until, path, json, check }: ReplayOptions): { lines: string[]; differs: boolean } => {
  const whole = readLog(text)
  const log = until === null ? whole : { ...whole, actions: whole.actions.slice(0, until) }
  let state = startOf(rootReducer, log)
  const all: ReplayedAction[] = []
  for (const step of replay(rootReducer, log)) {
    all.push(linesOf(step, log, path))
    state = step.after
  }
  const actions = all.filter(({ changed }) => path === null || changed.some(each => concerns(each, path)))
  const sequences = sequencesOf(log)
  const differences = check ? differencesOf(log, state) : []
  const differs = differences.length > 0
  if (json) {
    const document = { actions, sequences, state: path === null ? state : valueAt(state, path), ...(check && { differences }) }
    return { lines: [JSON.stringify(document, null, 2)], differs }
  }
  const verdict = differs
    ? differences.map(each => `Differs: ${each === '' ? 'the whole state' : each}`)
    : ['The replayed state is the recorded one.']
  return {
    lines: [
      ...headLines(log),
      ...actions.flatMap(actionLines),
      ...(sequences.length > 0 ? ['Sequences:', ...sequences.flatMap(sequenceLines)] : []),
      ...(check ? verdict : []),
    ],
    differs,
  }
}
