import type { ComponentProps } from 'react'
import styles from '@/kits/lists/selection/QuestionNote.module.css'

/** Muted words below a question, such as the names of its records. */
export const QuestionNote = (note: Pick<ComponentProps<'p'>, 'children' | 'role'>) => <p {...note} className={styles.note} />
