import type { ReactNode } from 'react'
import styles from '@/features/importar/FileFacts.module.css'

/** Line under the title: name of the file, and what is known of it. */
export const FileFacts = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className={styles.facts}>
    <b>{name}</b>
    {children}
  </div>
)
