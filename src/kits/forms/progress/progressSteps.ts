import { fileSize } from '@/ui/images/fileSize'

/** A sequence under way, as a person sees it: steps in order, and how far the one that runs has come. */
export interface ProgressRun {
  steps: readonly { name: string; state: 'waiting' | 'running' | 'done' | 'skipped' | 'failed' }[]
  progress: { done: number; total: number } | null
  /** Counts the bytes of the files that it sends: `total` is 0 where nobody knows it. */
  bytes?: { done: number; total: number } | null
}

/** "12 de 30 · 1,8 MB de 4,2 MB", as far as it is known. */
export const detailOf = ({ progress, bytes }: ProgressRun): string =>
  [progress && `${progress.done} de ${progress.total}`, bytes && `${fileSize(bytes.done)} de ${fileSize(bytes.total)}`]
    .filter(Boolean)
    .join(' · ')

/** Index of the step that runs, or of the last one that did something. */
export const currentStep = ({ steps }: ProgressRun): number => {
  const next = steps.findIndex(({ state }) => state === 'running' || state === 'failed' || state === 'waiting')
  return next === -1 ? steps.length - 1 : next
}

/** The share lies between 0 and 1; the part that is done of the running step counts too. */
export const shareDone = ({ steps, progress, bytes }: ProgressRun): number => {
  const over = steps.filter(({ state }) => state === 'done' || state === 'skipped').length
  const running = progress ?? bytes
  const part = running && running.total > 0 ? running.done / running.total : 0
  return Math.min(1, (over + part) / Math.max(1, steps.length))
}

/** Is read aloud, so it leaves out what changes by the moment: "Guardando · 4 de 5 · Líneas de composición (12 de 30)". */
export const saveProgressText = (title: string, run: ProgressRun): string => {
  const at = currentStep(run)
  const detail = run.progress ? ` (${run.progress.done} de ${run.progress.total})` : ''
  return `${title} · ${at + 1} de ${run.steps.length} · ${run.steps[at]?.name ?? ''}${detail}`
}
