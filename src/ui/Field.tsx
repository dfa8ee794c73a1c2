import { useId, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import styles from '@/ui/Field.module.css'

/** What the input itself has to carry, so that its label, its hint and its error are tied to it. */
export interface ControlProps {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  error?: string | undefined
  hint?: ReactNode
  /** Stands at the end of the label's row. */
  mark?: ReactNode
  multiline?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Label above, hint or error below: the frame of every form field [SE-03]. */
export const Field = ({ label, error, hint, mark, multiline = false, children }: FieldProps) => {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {mark}
      </div>
      {children({
        id,
        className: multiline ? styles.textarea : styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classes(errorId, hintId) || undefined,
      })}
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert-circle" />
          {error}
        </p>
      )}
    </div>
  )
}
