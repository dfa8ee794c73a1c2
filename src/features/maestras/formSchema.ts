import { number, object, type Schema } from 'yup'
import { schemaOfField } from '@/kits/forms/schemas'
import type { MasterDefinition, MasterField } from '@/features/maestras/definition'

/** A reference that must be chosen says so in the words of its form. */
const schemaOf = (field: MasterField): Schema =>
  field.kind === 'reference' && typeof field.whenEmpty === 'object'
    ? number().nullable().required(field.whenEmpty.refuse)
    : schemaOfField(field)

/** What the API would refuse, said in the form [AC-07]. The name has no rule here: an empty one is left alone in silence [MA-08]. */
export const formSchema = ({ fields }: MasterDefinition) => object(Object.fromEntries(fields.map(field => [field.name, schemaOf(field)])))
