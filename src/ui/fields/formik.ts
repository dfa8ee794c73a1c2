import { useField, useFormikContext, type FieldValidator } from 'formik'

interface Binding<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
}

/** Why the API refused what was sent, by the name of the field. It is the status of a Formik form, which no validation removes. */
export type Refusals = Readonly<Record<string, string>>

/**
 * Ties a field of the surrounding Formik form to the props of our fields. An error shows once the person has been in the field
 * [SE-03], and a refusal until it is edited. `Value` is what the form holds under that name.
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

/** Binds a NumberField: a form whose field holds no number is not sent, whatever its schema says. */
export const useNumberBinding = (name: string) => useFieldBinding<number | null>(name, refuseNoNumber)
