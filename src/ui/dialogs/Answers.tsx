import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from '@/ui/dialogs/Answers.module.css'

interface AnswersProps {
  /**
   * True: the first answer is the likely one and stays first on phones. Otherwise the last answer is the likely one and comes first on
   * phones.
   */
  isFirstLikely?: boolean
  children: ReactNode
}

/** Three or more answers to a question: the first is set apart. */
export const Answers = ({ isFirstLikely = false, children }: AnswersProps) => (
  <div className={classes(styles.answers, isFirstLikely && styles.firstLikely)}>{children}</div>
)
