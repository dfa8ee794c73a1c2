import { currentStep, detailOf, saveProgressText, shareDone, type ProgressRun } from '@/kits/forms/progress/progressSteps'
import styles from '@/kits/forms/progress/SaveProgressPanel.module.css'
import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { Progress } from '@/ui/progress/Progress'
import { SheetDialog, SheetModal } from '@/ui/progress/SheetModal'
import { useDelayedPresence } from '@/ui/progress/useDelayedPresence'

interface SaveProgressPanelProps {
  /** Name of the work: "Guardando". */
  title: string
  /** Null when no save is running. */
  run: ProgressRun | null
}

const looks: Record<ProgressRun['steps'][number]['state'], { icon: IconName; words: string }> = {
  waiting: { icon: 'circle', words: 'pendiente' },
  running: { icon: 'spinner', words: 'en curso' },
  done: { icon: 'check', words: 'hecho' },
  skipped: { icon: 'minus', words: 'sin cambios' },
  failed: { icon: 'x-circle', words: 'ha fallado' },
}

/** List of the steps, each with its state as a sign and in words. */
const Steps = ({ run }: { run: ProgressRun }) => (
  <ol className={styles.steps}>
    {run.steps.map(({ name, state }) => (
      <li key={name} className={styles.step} data-state={state}>
        <Icon name={looks[state].icon} />
        <span>
          {name}
          <span className="visually-hidden">: {looks[state].words}</span>
        </span>
        {state === 'skipped' && (
          <span className={styles.detail} aria-hidden="true">
            Sin cambios
          </span>
        )}
        {state === 'running' && <span className={styles.detail}>{detailOf(run)}</span>}
      </li>
    ))}
  </ol>
)

const Panel = ({ title, run }: { title: string; run: ProgressRun }) => {
  const text = saveProgressText(title, run)
  return (
    <SheetDialog aria-label={title}>
      <Progress title={title} at={currentStep(run) + 1} total={run.steps.length} share={shareDone(run)} text={text} />
      <Steps run={run} />
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
  return <SheetModal>{shown && <Panel title={title} run={shown} />}</SheetModal>
}
