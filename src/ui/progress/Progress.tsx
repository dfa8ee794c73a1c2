import styles from '@/ui/progress/Progress.module.css'

interface ProgressProps {
  /** Name of the work: "Guardando". */
  title: string
  /** Number of the current item and total. */
  at: number
  total: number
  /** Noun of the items: "registros". */
  noun?: string
  /** Share done, from 0 to 1. */
  share: number
  /** Accessible text of the bar. */
  text: string
}

/** Title and progress bar of a running task. */
export const Progress = ({ title, at, total, noun, share, text }: ProgressProps) => (
  <>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.count}>
        {at} de {total}
        {noun && ` ${noun}`}
      </span>
    </div>
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={title}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * share)}
      aria-valuetext={text}
    >
      <div className={styles.bar} style={{ width: `${100 * share}%` }} />
    </div>
  </>
)
