import type { KeptRun } from '@/kits/drafts/keptRun'
import type { HalfSaved } from '@/kits/drafts/model/draft'
import { countedNoun } from '@/shared/counted'
import type { CountNoun } from '@/shared/resources/names'
import type { Progress } from '@/store/sequences/slice'

type KeptSteps = Pick<KeptRun, 'steps' | 'progress'>

/** Stored and missing parts of a step that was under way; the deletion of earlier parts is no part that is missing. */
const halfStep = (progress: Progress, phrases: string[], counted: CountNoun): HalfSaved => {
  const { done, total } = progress.stored ?? progress
  if (done > 0 && done < total) return { done: [`${done} de ${total} ${counted.many}`], missing: [countedNoun(total - done, counted)] }
  if (done < total) return { done: [], missing: phrases }
  const isDeleting = progress.done < progress.total
  return { done: total > 0 ? phrases : [], missing: isDeleting ? [`la eliminación de ${counted.many} anteriores`] : [] }
}

/** Saved and missing parts of a save, from the steps of its run [DR-03]. */
export const halfSavedOf = ({ steps, progress }: KeptSteps): HalfSaved => {
  const done: string[] = []
  const missing: string[] = []
  for (const { name, state, words: { saved = name, counted } = {}, isIdle } of steps) {
    const phrases = saved === null ? [] : [saved]
    if (state === 'skipped' || isIdle) continue
    if (state === 'done') done.push(...phrases)
    else if (['running', 'failed'].includes(state) && progress && progress.done > 0 && counted !== undefined) {
      const half = halfStep(progress, phrases, counted)
      done.push(...half.done)
      missing.push(...half.missing)
    } else missing.push(...phrases)
  }
  return { done, missing }
}

/** True if the server has everything that the save was to send, reported to the user or not. */
export const isAllSaved = (run: KeptSteps): boolean => {
  const { done, missing } = halfSavedOf(run)
  return done.length > 0 && missing.length === 0
}

/** True if a call of the step may have reached the server: a step is noted before its call, and a refused one did nothing. */
const isSent = ({ state, isIdle, isRefused }: KeptSteps['steps'][number]): boolean =>
  (state === 'running' || state === 'failed') && !isIdle && !isRefused

/** Half-saved state of a draft whose save had started; null when nothing or all of it was sent, which makes it an ordinary draft. */
export const halfSavedIn = (run: KeptSteps): HalfSaved | null => {
  const half = halfSavedOf(run)
  return half.missing.length > 0 && (half.done.length > 0 || run.steps.some(isSent)) ? half : null
}
