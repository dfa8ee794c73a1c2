import type { ReactNode } from 'react'
import styles from '@/features/importar/FileFacts.module.css'

/** Line under the title: name of the file, with facts about the file as children. */
export const FileFacts = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className={styles.facts}>
    <b>{name}</b>
    {children}
  </div>
)
