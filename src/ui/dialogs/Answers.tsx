import type { ReactNode } from 'react'
import styles from '@/ui/dialogs/Answers.module.css'

/** Three or more answers to a question: the first is set apart; the last is the likely one, and comes first on phones. */
export const Answers = ({ children }: { children: ReactNode }) => <div className={styles.answers}>{children}</div>
