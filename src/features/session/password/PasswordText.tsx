import type { ComponentProps, ReactNode } from 'react'
import styles from '@/features/session/password/PasswordText.module.css'

/** Sentence in a card about the password. */
export const PasswordText = (text: Pick<ComponentProps<'p'>, 'children' | 'role'>) => <p {...text} className={styles.text} />

/** Sentences with a button below them, in a card without a form. */
export const PasswordTexts = ({ children }: { children: ReactNode }) => <div className={styles.texts}>{children}</div>
