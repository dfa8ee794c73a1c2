import { useField, useFormikContext, type FieldValidator } from 'formik'

interface Binding<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
}

/** Error messages of the API, by field name. Kept in the status of a Formik form, which validation does not clear. */
export type Refusals = Readonly<Record<string, string>>

/**
 * Binds a Formik field to the props of our fields. An error shows after the user has left the field [SE-03], a refusal until the field is
 * edited. `Value` is the type of the form's value.
 */
export const useFieldBinding = <Value = string>(name: string, validate?: FieldValidator): Binding<Value> => {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Value>({ name, ...(validate && { validate }) })
  const form = useFormikContext()
  const refusals = form.status as Refusals | undefined
  const refusal = refusals?.[name]
  return {
    name,
    value,
    onChange: next => {
      if (refusal !== undefined) form.setStatus(Object.fromEntries(Object.entries(refusals ?? {}).filter(([other]) => other !== name)))
      void setValue(next)
    },
    onBlur: () => void setTouched(true),
    error: (touched && error) || refusal,
  }
}

const refuseNoNumber = (value: number | null) => (Number.isNaN(value) ? 'Escriba un número' : undefined)

/** Binds a NumberField: text that is not a number makes the form invalid, regardless of its schema. */
export const useNumberBinding = (name: string) => useFieldBinding<number | null>(name, refuseNoNumber)
