import { ApiError, isRejected } from '@/api/http/ApiError'
import type { Run } from '@/store/sequences/slice'
import type { Sequence } from '@/store/sequences/step'

type KeptStep = Run['steps'][number] & {
  /** True for a step with nothing to send, as far as known. */
  isIdle?: true
  /** True for a step that failed before the server did any of its work. */
  isRefused?: true
}

/** Last noted progress of a draft's save. */
export interface KeptRun extends Pick<Run, 'facts' | 'save' | 'progress'> {
  key: string
  steps: KeptStep[]
  /** Hash of the saved values, once all is saved; the draft may have been edited since. Missing in runs kept by older versions. */
  saves?: string
}

/** True if the server rejected the call, or was not called. */
const isRefusal = (error: unknown): boolean => !(error instanceof ApiError) || isRejected(error)

/** Run to write to disk. `earlier`: run written before. */
export const keptRunOf = <Input, Facts extends object>(
  { key, steps: planned, input }: Sequence<Input, Facts>,
  { steps, facts, save, progress: current }: Run,
  error: unknown,
  earlier: KeptRun | undefined,
): KeptRun => {
  const failed = error === undefined ? undefined : steps.findLast(({ state }) => state === 'failed')?.name
  const progress = failed === undefined ? current : (earlier?.progress ?? null)
  const isUnasked = (name: string, isWaiting: boolean) =>
    planned
      .filter(step => step.name === name)
      .every(({ when, sends }) => sends?.(input) === false || (isWaiting && when?.(input, facts as Facts) === false))
  return {
    key,
    facts,
    save,
    progress,
    steps: steps.map(({ name, state, words }) => {
      const before = earlier?.steps.find(step => step.name === name)
      const hasBegun = state !== 'waiting'
      // Progress counted by the step is more precise than the form's guess.
      const isIdle =
        state === 'running'
          ? progress?.total === 0
          : hasBegun && before && before.state !== 'waiting'
            ? before.isIdle === true
            : isUnasked(name, !hasBegun)
      const isRefused = name === failed ? isRefusal(error) && !progress?.done : state === 'failed' && before?.isRefused === true
      return { name, state, ...(words && { words }), ...(isIdle && { isIdle: true }), ...(isRefused && { isRefused: true }) }
    }),
  }
}
