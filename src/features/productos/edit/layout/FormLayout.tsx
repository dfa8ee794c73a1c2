import type { ReactNode } from 'react'
import { SideIndex, type IndexedSection } from '@/features/productos/edit/layout/SideIndex'
import styles from '@/features/productos/edit/layout/FormLayout.module.css'

/** Layout of a long form with its side index; `children` are the sections [PE-01]. */
export const FormLayout = ({ sections, children }: { sections: readonly IndexedSection[]; children: ReactNode }) => (
  <div className={styles.layout}>
    <SideIndex sections={sections} />
    <div className={styles.body}>{children}</div>
  </div>
)
