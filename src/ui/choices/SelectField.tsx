import { Field } from '@/ui/fields/Field'
import { SelectFrame } from '@/ui/choices/SelectFrame'

export interface SelectOption<Value> {
  value: Value
  label: string
}

/** Props of a field with a choice of one option. */
export interface ChoiceProps<Value, Option> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly Option[]
  /** Text for a value without an option: the options are loading, or the option was deleted. */
  placeholder?: string
  onBlur?: () => void
  error?: string
  name?: string
}

const keyOf = (value: string | number | null) => (value === null ? '' : String(value))

/** Native select. "None" is an option like the others, with the value null. */
export const SelectField = <Value extends string | number | null>(props: ChoiceProps<Value, SelectOption<Value>>) => {
  const { label, value, onChange, options, placeholder = '', error, ...select } = props
  const isKnown = options.some(option => option.value === value)
  return (
    <Field label={label} error={error} name={select.name}>
      {control => (
        <SelectFrame
          className={control.className}
          control={className => (
            <select
              {...select}
              {...control}
              className={className}
              value={keyOf(value)}
              onChange={event => {
                const chosen = options.find(option => keyOf(option.value) === event.target.value)
                if (chosen) onChange(chosen.value)
              }}
            >
              {!isKnown && (
                <option value={keyOf(value)} hidden>
                  {placeholder}
                </option>
              )}
              {options.map(option => (
                <option key={keyOf(option.value)} value={keyOf(option.value)}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        />
      )}
    </Field>
  )
}
