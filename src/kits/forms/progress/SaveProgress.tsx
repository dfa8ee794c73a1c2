import { memo } from 'react'
import { selectRun } from '@/store/sequences/slice'
import { useAppSelector } from '@/store/hooks'
import { SaveProgressPanel } from '@/kits/forms/progress/SaveProgressPanel'

/** Progress of a running save, over the sheet [PE-06, TR-09]. */
export const SaveProgress = memo(({ runKey, title }: { runKey: string; title: string }) => {
  const run = useAppSelector(selectRun, runKey)
  return <SaveProgressPanel title={title} run={run?.phase === 'running' ? run : null} />
})
