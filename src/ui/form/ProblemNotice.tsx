import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/form/ProblemNotice.module.css'

/**
 * Failure, shown at its place while it applies; null for none. Not announced, because a toast has announced it. `--problem-gap` is the
 * block margin.
 */
export const ProblemNotice = ({ text }: { text: string | null }) =>
  text !== null && (
    <p className={styles.notice}>
      <Icon name="alert-circle" />
      {text}
    </p>
  )
