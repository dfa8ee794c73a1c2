import { Icon } from '@/ui/buttons/Icon'
import type { IconName } from '@/ui/buttons/icons'
import { detailOf, type ProgressRun } from '@/kits/forms/progress/progressSteps'
import styles from '@/kits/forms/progress/SaveProgressSteps.module.css'

const looks: Record<ProgressRun['steps'][number]['state'], { icon: IconName; words: string }> = {
  waiting: { icon: 'circle', words: 'pendiente' },
  running: { icon: 'spinner', words: 'en curso' },
  done: { icon: 'check', words: 'hecho' },
  skipped: { icon: 'minus', words: 'sin cambios' },
  failed: { icon: 'x-circle', words: 'ha fallado' },
}

/** List of the steps, each with its state as a sign and in words. */
export const SaveProgressSteps = ({ run }: { run: ProgressRun }) => (
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
