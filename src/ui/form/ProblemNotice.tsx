import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/form/ProblemNotice.module.css'

/** Failure shown in its place for as long as it matters; null for none. A toast has announced it already. `--problem-gap` is its block margin. */
export const ProblemNotice = ({ text }: { text: string | null }) =>
  text !== null && (
    <p className={styles.notice}>
      <Icon name="alert-circle" />
      {text}
    </p>
  )
