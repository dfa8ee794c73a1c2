import { lazy, number, object, type Schema } from 'yup'
import { hasText } from '@/shared/locales'
import { schemaOfField } from '@/kits/forms/schemas'
import type { MasterDefinition, MasterField, MasterValues } from '@/features/maestras/definition'

/** Schema of a field; a required reference has a message of its own. */
const schemaOf = (field: MasterField): Schema =>
  field.kind === 'reference' && typeof field.whenEmpty === 'object'
    ? number().nullable().required(field.whenEmpty.refuse)
    : schemaOfField(field)

/**
 * Rules of the API, checked in the form [AC-07]. Without a name in the edited locale nothing is checked, because the save is then ignored
 * silently [MA-08].
 */
export const formSchema = ({ fields, required }: MasterDefinition, locale: string) => {
  const rules = object(Object.fromEntries(fields.map(field => [field.name, schemaOf(field)])))
  const unchecked = object()
  return lazy((values: MasterValues) => (hasText(required(values), locale) ? rules : unchecked))
}
