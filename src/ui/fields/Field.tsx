import { useId, type ReactNode } from 'react'
import { FieldFrame, useNotes, type FieldNotes } from '@/ui/fields/FieldFrame'
import { fieldLook } from '@/ui/fields/fieldLook'

/** Attributes of the input that connect it with its label, hint and error. */
interface ControlProps {
  id: string
  className: string | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldNotes {
  label: string
  multiline?: boolean
  isRequired?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Frame of a form field with a single input. */
export const Field = ({ label, multiline = false, isRequired, children, ...notes }: FieldProps) => {
  const id = useId()
  const { news, describedBy } = useNotes(id, notes)
  const name = (
    <label htmlFor={id} className={fieldLook('label')} data-required={isRequired || undefined}>
      {label}
    </label>
  )
  return (
    <div className={fieldLook('field')} data-field={notes.name}>
      <FieldFrame id={id} label={name} news={news} {...notes}>
        {children({
          id,
          className: fieldLook(multiline ? 'textarea' : 'input'),
          'aria-required': isRequired || undefined,
          'aria-invalid': notes.error ? true : undefined,
          'aria-describedby': describedBy,
        })}
      </FieldFrame>
    </div>
  )
}
