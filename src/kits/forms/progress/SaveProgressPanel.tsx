import { Progress } from '@/ui/progress/Progress'
import { SaveProgressSteps } from '@/kits/forms/progress/SaveProgressSteps'
import { currentStep, saveProgressText, shareDone, type ProgressRun } from '@/kits/forms/progress/progressSteps'
import { SheetDialog, SheetModal } from '@/ui/progress/SheetModal'
import { useUnhurried } from '@/ui/progress/useUnhurried'

interface SaveProgressPanelProps {
  /** What is under way: "Guardando". */
  title: string
  /** Is null while nothing is under way. */
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

/** The steps of a save over the sheet, which takes neither key nor click from the first moment on; the panel shows where it takes a while [TR-09]. */
export const SaveProgressPanel = ({ title, run }: SaveProgressPanelProps) => {
  const shown = useUnhurried(run)
  if (run === null && shown === null) return null
  return <SheetModal>{shown && <Steps title={title} run={shown} />}</SheetModal>
}
