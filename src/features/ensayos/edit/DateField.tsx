import { useRef } from 'react'
import { isoDate } from '@/features/ensayos/date'
import { Field } from '@/ui/fields/Field'
import { IconButton } from '@/ui/buttons/IconButton'
import type { TextFieldProps } from '@/ui/fields/TextField'
import { InputEnd, InputFrame } from '@/ui/fields/InputFrame'
import styles from '@/features/ensayos/edit/DateField.module.css'

type DateFieldProps = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'hint' | 'name' | 'isRequired'>

/**
 * Text field for a date. Leaving the field rewrites a date as aaaa-mm-dd and keeps any other text, which the form then rejects. A button
 * opens the browser's calendar [TR-03, TR-10].
 */
export const DateField = ({ label, value, onChange, onBlur, error, hint, isRequired, ...input }: DateFieldProps) => {
  const calendar = useRef<HTMLInputElement>(null)
  const leave = () => {
    const date = isoDate(value)
    if (date !== null && date !== value) onChange(date)
    onBlur?.()
  }
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired} name={input.name}>
      {control => (
        <InputFrame className={styles.date}>
          <input
            ref={calendar}
            className={styles.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            // A date input accepts only a complete date or ''.
            value={isoDate(value) ?? ''}
            onChange={event => onChange(event.target.value)}
          />
          <input
            {...input}
            {...control}
            type="text"
            placeholder="aaaa-mm-dd"
            autoComplete="off"
            value={value}
            onChange={event => onChange(event.target.value)}
            onBlur={leave}
          />
          <InputEnd>
            <IconButton
              size="small"
              icon="calendar"
              label={`Elegir ${label} en el calendario`}
              onPress={() => calendar.current?.showPicker()}
            />
          </InputEnd>
        </InputFrame>
      )}
    </Field>
  )
}
