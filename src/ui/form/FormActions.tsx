import type { ReactNode } from 'react'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import styles from '@/ui/form/FormBox.module.css'

interface FormActionsProps {
  /** What stopped the last save, until the next try. */
  error?: string | null
  children: ReactNode
}

/** Cancel and save, at the right edge under the box. */
export const FormActions = ({ error = null, children }: FormActionsProps) => (
  <>
    <ProblemNotice text={error} />
    <div className={styles.actions} data-form-actions>
      {children}
    </div>
  </>
)
