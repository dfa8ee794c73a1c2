import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/form/ProblemNotice.module.css'

/** What went wrong, where it did, for as long as it matters; null = nothing. A toast has said it aloud. */
export const ProblemNotice = ({ text }: { text: string | null }) =>
  text !== null && (
    <p className={styles.notice} data-problem>
      <Icon name="alert-circle" />
      {text}
    </p>
  )
