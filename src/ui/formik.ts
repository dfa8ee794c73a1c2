import { useField, type FieldValidator } from 'formik'

interface Binding<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
}

/**
 * Ties a field of the surrounding Formik form to the props of our fields. An error shows once the person has been in the field
 * [SE-03]. `Value` is what the form holds under that name.
 */
export const useFieldBinding = <Value = string>(name: string, validate?: FieldValidator): Binding<Value> => {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value>({ name, ...(validate && { validate }) })
  return {
    name,
    value,
    onChange: next => void setValue(next),
    onBlur: () => void setTouched(true),
    error: touched ? error : undefined,
  }
}

const refuseNoNumber = (value: number | null) => (Number.isNaN(value) ? 'Escriba un número' : undefined)

/** For a NumberField: a form whose field holds no number is not sent, whatever its schema says. */
export const useNumberBinding = (name: string) => useFieldBinding<number | null>(name, refuseNoNumber)
