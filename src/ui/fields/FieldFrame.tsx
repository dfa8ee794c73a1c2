import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/fields/Field.module.css'

export interface FieldNotes {
  error?: string | undefined
  hint?: ReactNode
  /** Stands at the end of the hint's row and is no part of what the hint says. */
  deed?: ReactNode
  /** Stands at the end of the label's row. */
  mark?: ReactNode
}

interface FieldFrameProps extends FieldNotes {
  /** The ids of the hint and of the error are made of it. */
  id: string
  label?: ReactNode
  children: ReactNode
}

/** The ids of what is written below a field. */
export const describedBy = (id: string, { error, hint }: FieldNotes): string | undefined =>
  classes(error && `${id}-error`, hint ? `${id}-hint` : null) || undefined

/** Label above, hint and error below [SE-03]. */
export const FieldFrame = ({ id, label, error, hint, deed, mark, children }: FieldFrameProps) => (
  <>
    {(label || mark) && (
      <div className={styles.head}>
        {label}
        {mark}
      </div>
    )}
    {children}
    {hint && (
      <div className={styles.hint}>
        <div id={`${id}-hint`}>{hint}</div>
        {deed}
      </div>
    )}
    {error && (
      <p className={styles.error} id={`${id}-error`}>
        <Icon name="alert-circle" />
        {error}
      </p>
    )}
  </>
)
