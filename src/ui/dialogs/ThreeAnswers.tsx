import type { ReactNode } from 'react'
import styles from '@/ui/dialogs/ThreeAnswers.module.css'

/** Three answers to a question: the first stands apart, the last is the likely one, and on a phone the first of all. */
export const ThreeAnswers = ({ children }: { children: ReactNode }) => <div className={styles.answers}>{children}</div>
