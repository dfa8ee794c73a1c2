import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from '@/ui/dialogs/Answers.module.css'

interface AnswersProps {
  /** The first is the likely one, and stays the first on a phone; else the last is, and comes first there. */
  isFirstLikely?: boolean
  children: ReactNode
}

/** Three answers to a question or more: the first stands apart. */
export const Answers = ({ isFirstLikely = false, children }: AnswersProps) => (
  <div className={classes(styles.answers, isFirstLikely && styles.firstLikely)}>{children}</div>
)
