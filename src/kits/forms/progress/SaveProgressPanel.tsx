import { createPortal } from 'react-dom'
import { Progress } from '@/ui/progress/Progress'
import { SaveProgressSteps } from '@/kits/forms/progress/SaveProgressSteps'
import { currentStep, saveProgressText, shareDone, type ProgressRun } from '@/kits/forms/progress/progressSteps'
import { SHEET_ID } from '@/ui/frame/sheet'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { useInertSheet } from '@/ui/progress/useInertSheet'
import { useUnhurried } from '@/ui/progress/useUnhurried'
import styles from '@/ui/progress/SaveProgressPanel.module.css'

interface SaveProgressPanelProps {
  /** What is under way: "Guardando". */
  title: string
  /** Is null while nothing is under way. */
  run: ProgressRun | null
}

const Panel = ({ title, run }: { title: string; run: ProgressRun }) => {
  const text = saveProgressText(title, run)
  return (
    <div ref={useFocusOnMount(true)} className={styles.veil} role="dialog" aria-label={title} tabIndex={-1}>
      <div className={styles.panel}>
        <Progress title={title} at={currentStep(run) + 1} total={run.steps.length} share={shareDone(run)} text={text} />
        <SaveProgressSteps run={run} />
        <p className="visually-hidden" role="status">
          {text}
        </p>
      </div>
    </div>
  )
}

/**
 * The steps of a save over the sheet, which takes neither key nor click from the first moment on; the panel shows where it takes a
 * while [TR-09]. It stands where the form does; when the save is over the focus is back where it was.
 */
export const SaveProgressPanel = ({ title, run }: SaveProgressPanelProps) => {
  const shown = useUnhurried(run)
  useInertSheet(run !== null || shown !== null)
  if (shown === null) return null
  const frame = document.getElementById(SHEET_ID)?.parentElement ?? document.body
  return createPortal(<Panel title={title} run={shown} />, frame)
}
