import { selectRun } from '@/store/sequences/slice'
import { useAppSelector } from '@/store/hooks'
import { SaveProgressPanel } from '@/kits/forms/progress/SaveProgressPanel'

/** The steps of a run while it is under way, over the sheet that it saves [PE-06, TR-09]. */
export const SaveProgress = ({ runKey, title }: { runKey: string; title: string }) => {
  const run = useAppSelector(selectRun, runKey)
  return <SaveProgressPanel title={title} run={run?.phase === 'running' ? run : null} />
}
