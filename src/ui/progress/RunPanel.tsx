import { useId } from 'react'
import { Button } from '@/ui/buttons/Button'
import progress from '@/ui/progress/SaveProgressPanel.module.css'
import styles from '@/ui/progress/Run.module.css'

export interface RunPanelProps {
  /** "Desactivando" */
  title: string
  /** How many have ended. */
  ended: number
  total: number
  /** The name under work. */
  now: string
  isStopping: boolean
  onStop: () => void
}

/** A run over many records, over the sheet: how far it is, and the way to stop it [LS-05]. */
export const RunPanel = ({ title, ended, total, now, isStopping, onStop }: RunPanelProps) => {
  const id = useId()
  const count = `${Math.min(ended + 1, total)} de ${total}`
  return (
    <div className={`${progress.veil} ${styles.veil}`} role="dialog" aria-labelledby={id}>
      <div className={progress.panel}>
        <div className={progress.head}>
          <h2 className={progress.title} id={id}>
            {title}
          </h2>
          <span className={progress.count}>{count}</span>
        </div>
        <div
          className={progress.progress}
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={ended}
          aria-valuetext={`${count}: ${now}`}
        >
          <div className={progress.bar} style={{ width: `${(100 * ended) / Math.max(1, total)}%` }} />
        </div>
        <p className={styles.now}>{now}</p>
        <div className={styles.foot}>
          <Button autoFocus busy={isStopping} onPress={onStop}>
            Detener
          </Button>
        </div>
      </div>
    </div>
  )
}
