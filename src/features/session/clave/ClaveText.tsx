import type { ComponentProps, ReactNode } from 'react'
import styles from '@/features/session/clave/ClaveText.module.css'

/** Sentence in a card about the password. */
export const ClaveText = (text: Pick<ComponentProps<'p'>, 'children' | 'role'>) => <p {...text} className={styles.text} />

/** Sentences with a button below them, in a card without a form. */
export const ClaveTexts = ({ children }: { children: ReactNode }) => <div className={styles.texts}>{children}</div>
