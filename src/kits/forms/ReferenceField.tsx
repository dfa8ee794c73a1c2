import type { Names } from '@/store/catalogues/namesOf'
import { useAppSelector } from '@/store/hooks'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { useFieldBinding } from '@/ui/fields/formik'

interface ReferenceFieldProps {
  name: string
  label: string
  from: Pick<Names, 'selectOptionalChoices'>
  autoFocus?: boolean
}

/** Formik field that refers to a record of a catalogue, or to none. */
export const ReferenceField = ({ name, label, from, autoFocus = false }: ReferenceFieldProps) => {
  const binding = useFieldBinding<number | null>(name)
  return (
    <ComboboxField<number | null> label={label} options={useAppSelector(from.selectOptionalChoices)} autoFocus={autoFocus} {...binding} />
  )
}
