import type { Run } from '@/store/sequences/slice'
import { fileSize } from '@/ui/images/fileSize'

/** Displayed progress of a sequence; `total` of the bytes is 0 when unknown. */
export type ProgressRun = Pick<Run, 'steps' | 'progress'> & Partial<Pick<Run, 'bytes'>>

/** Progress in words: "12 de 30 · 1,8 MB de 4,2 MB", as far as known. */
export const detailOf = ({ progress, bytes }: ProgressRun): string =>
  [progress?.total && `${progress.done} de ${progress.total}`, bytes && `${fileSize(bytes.done)} de ${fileSize(bytes.total)}`]
    .filter(Boolean)
    .join(' · ')

/** Index of the first step that is running, failed or waiting; of the last step when all are over. */
export const currentStep = ({ steps }: ProgressRun): number => {
  const next = steps.findIndex(({ state }) => state === 'running' || state === 'failed' || state === 'waiting')
  return next === -1 ? steps.length - 1 : next
}

/** Share of the work done, from 0 to 1, including the running step's share. */
export const shareDone = ({ steps, progress, bytes }: ProgressRun): number => {
  const over = steps.filter(({ state }) => state === 'done' || state === 'skipped').length
  const running = progress ?? bytes
  const part = running && running.total > 0 ? running.done / running.total : 0
  return Math.min(1, (over + part) / Math.max(1, steps.length))
}

/** Announced text, which changes once a step, without numbers of lines: "Guardando · 4 de 5 · Líneas de composición". */
export const saveProgressText = (title: string, run: ProgressRun): string => {
  const at = currentStep(run)
  return `${title} · ${at + 1} de ${run.steps.length} · ${run.steps[at]?.name ?? ''}`
}
