import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/form/ProblemNotice.module.css'

/** Failure shown in its place for as long as it matters; null for none. A toast has announced it already. */
export const ProblemNotice = ({ text }: { text: string | null }) =>
  text !== null && (
    <p className={styles.notice} data-problem>
      <Icon name="alert-circle" />
      {text}
    </p>
  )
