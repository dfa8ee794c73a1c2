import { Field } from '@/ui/fields/Field'
import { matchingOptions, type OfferedOption } from '@/ui/choices/matchingOptions'
import { OfferedOptions } from '@/ui/choices/OfferedOptions'
import type { ChoiceProps, SelectOption } from '@/ui/choices/SelectField'
import { useCombobox } from '@/ui/choices/useCombobox'
import { SelectFrame } from '@/ui/choices/SelectFrame'

/** Option of a select, with additional texts for the search. */
type ComboboxOption<Value> = SelectOption<Value> & OfferedOption

interface ComboboxFieldProps<Value> extends ChoiceProps<Value, ComboboxOption<Value>> {
  isDisabled?: boolean
  autoFocus?: boolean
}

const keyOf = ({ value }: { value: string | number | null }) => value ?? ''

/**
 * Choice of one option from a long list, by typing. "None" is an option like the others, with the value null. Memoise long lists of
 * options, because a search reads all of them.
 */
export const ComboboxField = <Value extends string | number | null>(props: ComboboxFieldProps<Value>) => {
  const { label, value, onChange, options, placeholder = '', error, name, isDisabled, autoFocus = false, onBlur } = props
  const chosen = options.find(option => option.value === value)
  const combobox = useCombobox<ComboboxOption<Value>>({
    options,
    matching: matchingOptions,
    keyOf,
    shown: chosen?.label ?? '',
    isChosen: option => option.value === value,
    none: options.find(option => option.value === null),
    onChoose: option => onChange(option.value),
    autoFocus,
    onBlur,
  })
  return (
    <Field label={label} error={error} name={name}>
      {control => (
        <SelectFrame
          className={control.className}
          // Grey part of the label, beside the input while the user does not type: an input has one text colour.
          detail={combobox.input.value === chosen?.label && chosen.detail}
          control={className => (
            <input {...combobox.input} {...control} className={className} name={name} placeholder={placeholder} disabled={isDisabled} />
          )}
        >
          {combobox.isOpen && (
            <OfferedOptions
              id={combobox.listId}
              label={label}
              options={combobox.found}
              keyOf={keyOf}
              active={combobox.active}
              isSelected={option => option.value === value}
              onChoose={combobox.choose}
            />
          )}
        </SelectFrame>
      )}
    </Field>
  )
}
