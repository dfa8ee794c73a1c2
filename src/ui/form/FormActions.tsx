import type { ReactNode } from 'react'
import { Icon } from '@/ui/buttons/Icon'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import styles from '@/ui/form/FormActions.module.css'

interface FormActionsProps {
  /** Failure of the last save, until the next try. */
  error?: string | null
  /** Sentence about parts that the last successful save has left out. Not announced, because a toast has announced it. */
  notice?: string | null
  children: ReactNode
}

/** Buttons at the right edge below the form. */
export const FormActions = ({ error = null, notice = null, children }: FormActionsProps) => (
  <>
    <ProblemNotice text={error} />
    <div className={styles.actions}>
      {notice !== null && (
        <p className={styles.notice}>
          <Icon name="alert" />
          {notice}
        </p>
      )}
      {children}
    </div>
  </>
)
