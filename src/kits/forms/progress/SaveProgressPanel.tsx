import { Progress } from '@/ui/progress/Progress'
import { SaveProgressSteps } from '@/kits/forms/progress/SaveProgressSteps'
import { currentStep, saveProgressText, shareDone, type ProgressRun } from '@/kits/forms/progress/progressSteps'
import { SheetDialog, SheetModal } from '@/ui/progress/SheetModal'
import { useDelayedPresence } from '@/ui/progress/useDelayedPresence'

interface SaveProgressPanelProps {
  /** Name of the work: "Guardando". */
  title: string
  /** Null when no save is running. */
  run: ProgressRun | null
}

const Steps = ({ title, run }: { title: string; run: ProgressRun }) => {
  const text = saveProgressText(title, run)
  return (
    <SheetDialog aria-label={title}>
      <Progress title={title} at={currentStep(run) + 1} total={run.steps.length} share={shareDone(run)} text={text} />
      <SaveProgressSteps run={run} />
      <p className="visually-hidden" role="status">
        {text}
      </p>
    </SheetDialog>
  )
}

/** Steps of a save. An overlay blocks keys and clicks from the first moment; the panel shows after a delay [TR-09]. */
export const SaveProgressPanel = ({ title, run }: SaveProgressPanelProps) => {
  const shown = useDelayedPresence(run)
  if (run === null && shown === null) return null
  return <SheetModal>{shown && <Steps title={title} run={shown} />}</SheetModal>
}
