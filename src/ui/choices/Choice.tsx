import { useId } from 'react'
import { GroupField } from '@/ui/fields/GroupField'
import type { SelectOption } from '@/ui/choices/SelectField'
import { useFocusOnMount } from '@/ui/useFocusOnMount'
import styles from '@/ui/choices/Choice.module.css'

interface ChoiceProps<Value> {
  label: string
  hideLabel?: boolean
  value: Value
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  onBlur?: (() => void) | undefined
  error?: string | undefined
  name?: string | undefined
  /** The choice that holds takes the focus when the field appears. */
  autoFocus?: boolean
}

/** Two or three choices in one line, one of which holds: Sí / No, Activo / Inactivo [PE-04]. */
export const Choice = <Value extends string | number | boolean>(props: ChoiceProps<Value>) => {
  const { label, hideLabel, value, onChange, options, onBlur, error, name, autoFocus = false } = props
  const focused = useFocusOnMount(autoFocus)
  const id = useId()
  return (
    <GroupField label={label} hideLabel={hideLabel} role="radiogroup" error={error} onBlur={onBlur}>
      <div className={styles.choice}>
        {options.map(option => (
          <label key={option.label}>
            <input
              ref={option.value === value ? focused : null}
              type="radio"
              name={name ?? id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </GroupField>
  )
}
