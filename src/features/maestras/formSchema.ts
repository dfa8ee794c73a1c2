import { number, object, string, type Schema } from 'yup'
import { MAX_COLOR_LENGTH } from '@/domain/constants'
import { localeMapSchema } from '@/domain/locales/schema'
import type { MasterDefinition, MasterField } from '@/features/maestras/definition'

const schemaOf = (field: MasterField): Schema => {
  switch (field.kind) {
    case 'map':
      return localeMapSchema
    case 'color':
      return string().max(MAX_COLOR_LENGTH, `Como máximo ${MAX_COLOR_LENGTH} caracteres`)
    case 'number':
      return number().nullable()
    case 'reference':
      return typeof field.whenEmpty === 'object' ? number().nullable().required(field.whenEmpty.refuse) : number().nullable()
  }
}

/** What the API would refuse, said in the form [AC-07]. The name has no rule here: an empty one is left alone in silence [MA-08]. */
export const formSchema = ({ fields }: MasterDefinition) =>
  object({ record: object(Object.fromEntries(fields.map(field => [field.name, schemaOf(field)]))) })
