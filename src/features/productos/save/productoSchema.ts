import { number, object } from 'yup'
import { localeMapSchema, textSchema } from '@/domain/locales/schema'
import { TEXTS } from '@/domain/producto/productoFields'

/** What the API would refuse, said in the form [AC-07]. */
export const productoSchema = object({
  ...Object.fromEntries(TEXTS.map(field => [field, localeMapSchema])),
  codigo: textSchema,
  id_hexadecimal: textSchema,
  // Its field lets no number through that the API would refuse.
  prioridad: number().nullable(),
})
