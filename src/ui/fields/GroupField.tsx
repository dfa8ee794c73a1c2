import { useId, type ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldNotes } from '@/ui/fields/FieldFrame'
import styles from '@/ui/fields/Field.module.css'

interface GroupFieldProps extends FieldNotes {
  label: string
  /** The label is only read aloud: the title above says the same. */
  hideLabel?: boolean | undefined
  role?: 'group' | 'radiogroup'
  /** Says that the focus has left the whole group. */
  onBlur?: (() => void) | undefined
  children: ReactNode
}

/** The frame of a form field that is made of several controls: its label names the group. */
export const GroupField = ({ label, hideLabel, role = 'group', onBlur, children, ...notes }: GroupFieldProps) => {
  const id = useId()
  const name = (
    <span id={id} className={hideLabel ? 'visually-hidden' : styles.label}>
      {label}
    </span>
  )
  return (
    <div
      className={styles.field}
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy(id, notes)}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      {hideLabel && name}
      <FieldFrame id={id} label={!hideLabel && name} {...notes}>
        {children}
      </FieldFrame>
    </div>
  )
}
