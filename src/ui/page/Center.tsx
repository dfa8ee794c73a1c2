import type { ReactNode } from 'react'
import styles from '@/ui/page/Center.module.css'

/** Centres a single element on the sheet: the logo of the home page, a message, the sign-in. */
export const Center = ({ children }: { children: ReactNode }) => <div className={styles.center}>{children}</div>
