import type { ReactNode } from 'react'
import styles from '@/ui/form/FormBox.module.css'

/** Grey box with the fields of a master [MA-05]. */
export const FormBox = ({ children }: { children: ReactNode }) => <div className={styles.box}>{children}</div>
