import type { ReactNode } from 'react'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import styles from '@/ui/form/FormActions.module.css'

interface FormActionsProps {
  /** Failure of the last save, until the next try. */
  error?: string | null
  children: ReactNode
}

/** Buttons at the right edge below the form. */
export const FormActions = ({ error = null, children }: FormActionsProps) => (
  <>
    <ProblemNotice text={error} />
    <div className={styles.actions}>{children}</div>
  </>
)
