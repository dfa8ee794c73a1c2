import { useId, type ReactNode } from 'react'
import { FieldFrame, useNotes, type FieldNotes } from '@/ui/fields/FieldFrame'
import { fieldLook } from '@/ui/fields/fieldLook'

interface GroupFieldProps extends FieldNotes {
  label: string
  /** Hides the label visually, where a visible title above repeats it. */
  hideLabel?: boolean
  role?: 'group' | 'radiogroup'
  /** Called when the focus leaves the whole group. */
  onBlur?: () => void
  children: ReactNode
}

/** Frame of a form field with several controls: its label names the group. */
export const GroupField = ({ label, hideLabel, role = 'group', onBlur, children, ...notes }: GroupFieldProps) => {
  const id = useId()
  const { news, describedBy } = useNotes(id, notes)
  const name = (
    <span id={id} className={hideLabel ? 'visually-hidden' : fieldLook('label')}>
      {label}
    </span>
  )
  return (
    <div
      className={fieldLook('field')}
      data-field={notes.name}
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      {hideLabel && name}
      <FieldFrame id={id} label={!hideLabel && name} news={news} {...notes}>
        {children}
      </FieldFrame>
    </div>
  )
}
