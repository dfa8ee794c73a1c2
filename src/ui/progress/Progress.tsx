import styles from '@/ui/progress/Progress.module.css'

interface ProgressProps {
  /** What is under way: "Guardando". */
  title: string
  /** Which of how many is under work. */
  at: number
  total: number
  /** What they are: "registros". */
  noun?: string | undefined
  /** How much is done, of 1. */
  share: number
  /** Says so to whoever does not see the bar. */
  text: string
}

/** The head of whatever is under way: what it is, and how far. */
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
