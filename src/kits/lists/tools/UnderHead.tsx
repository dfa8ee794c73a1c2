import type { ReactNode } from 'react'
import styles from '@/kits/lists/tools/UnderHead.module.css'

/** Place of the line of filters, between the head of a list and its table. */
export const UnderHead = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>
