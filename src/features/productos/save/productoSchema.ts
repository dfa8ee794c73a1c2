import { number, object, string } from 'yup'
import { MAX_TEXT_LENGTH } from '@/domain/constants'
import { localeMapSchema } from '@/domain/locales/schema'
import { TEXTS } from '@/domain/producto/productoValues'

const text = string().max(MAX_TEXT_LENGTH, `Como máximo ${MAX_TEXT_LENGTH.toLocaleString('es')} caracteres`)

/** What the API would refuse, said in the form [AC-07]. */
export const productoSchema = object({
  ...Object.fromEntries(TEXTS.map(field => [field, localeMapSchema])),
  codigo: text,
  id_hexadecimal: text,
  // Its field lets no number through that the API would refuse.
  prioridad: number().nullable(),
})
