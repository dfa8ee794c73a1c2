import { useFocusOnMount } from '@/ui/useFocusOnMount'
import { Field } from '@/ui/fields/Field'

/** Props of every text field; `onChange` gets the text, not the event. */
export interface TextFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  error?: string
  hint?: string
  name?: string
  autoComplete?: string
  maxLength?: number
  isReadOnly?: boolean
  isRequired?: boolean
  /** Takes the focus on mount. */
  autoFocus?: boolean
}

interface Props extends TextFieldProps {
  type?: 'text' | 'email'
}

export const TextField = ({ label, error, hint, type = 'text', onChange, isReadOnly, isRequired, autoFocus = false, ...input }: Props) => {
  const focused = useFocusOnMount(autoFocus)
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired} name={input.name}>
      {control => (
        <input {...input} {...control} ref={focused} type={type} readOnly={isReadOnly} onChange={event => onChange(event.target.value)} />
      )}
    </Field>
  )
}
