import { number, object, type Schema } from 'yup'
import { schemaOfField } from '@/kits/forms/schemas'
import type { MasterDefinition, MasterField } from '@/features/maestras/definition'

/** Schema of a field; a required reference has a message of its own. */
const schemaOf = (field: MasterField): Schema =>
  field.kind === 'reference' && typeof field.whenEmpty === 'object'
    ? number().nullable().required(field.whenEmpty.refuse)
    : schemaOfField(field)

/** Rules of the API, checked in the form [AC-07]. The name has no rule, because a form with an empty name is ignored silently [MA-08]. */
export const formSchema = ({ fields }: MasterDefinition) => object(Object.fromEntries(fields.map(field => [field.name, schemaOf(field)])))
