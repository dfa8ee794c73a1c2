import { mixed, number, object, string, type ObjectSchema, type Schema } from 'yup'
import { MAX_TEXT_LENGTH } from '@/shared/constants'
import type { LocaleMap } from '@/shared/locales'
import type { Field, Kind } from '@/shared/resources/fields'
import type { Resource } from '@/shared/resources/resource'
import { isLonger, tooLong } from '@/shared/validation'

/** Empty texts are valid, and reach a schema as undefined: Formik drops them. */
const textUpTo = (limit: number) =>
  string()
    .nullable()
    .test('length', tooLong(limit), text => !isLonger(text ?? '', limit))

/** Texts by language; the message says which language is too long. */
export const localeMapSchema = mixed<Partial<LocaleMap>>().test('length', (map, context) => {
  const found = Object.entries(map ?? {}).find(([, text = '']) => isLonger(text, MAX_TEXT_LENGTH))
  return !found || context.createError({ message: `${tooLong(MAX_TEXT_LENGTH)} (${found[0]})` })
})

/** Code of a record. */
export const codeSchema = textUpTo(MAX_TEXT_LENGTH)

const anything = () => mixed().nullable()

/** Schemas by kind of field, with the rules of the API [AC-07]. Number fields have none: they accept numbers only. */
const schemas: { [K in Kind]: (field: Field<K>) => Schema } = {
  text: () => localeMapSchema,
  plainText: ({ maxLength }) => textUpTo(maxLength),
  code: () => codeSchema,
  integer: () => number().nullable(),
  decimal: ({ range }) => (range ? number().nullable().min(range.min).max(range.max) : number().nullable()),
  flag: anything,
  choice: anything,
  date: anything,
  reference: anything,
  references: anything,
  country: anything,
  countries: anything,
  image: anything,
  generated: anything,
}

export const schemaOfField = <K extends Kind>(field: Field<K>): Schema => schemas[field.kind](field)

/** Schema of a resource's form. */
export const schemaOf = ({ fields }: Resource): ObjectSchema<object> =>
  object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)])))
