import type { Names } from '@/store/catalogues/namesOf'
import { useSelect } from '@/store/useSelect'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { useFieldBinding } from '@/ui/fields/formik'

/** A field of the surrounding Formik form that names a record of a catalogue, or none. */
export const ReferenceField = ({ name, label, from }: { name: string; label: string; from: Pick<Names, 'selectOptionalChoices'> }) => (
  <ComboboxField<number | null> label={label} options={useSelect(from.selectOptionalChoices)} {...useFieldBinding<number | null>(name)} />
)
