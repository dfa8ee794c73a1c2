import type { ReactNode } from 'react'
import styles from '@/ui/FormBox.module.css'

/** Cancel and save, at the right edge under the box. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions} data-form-actions>
    {children}
  </div>
)
