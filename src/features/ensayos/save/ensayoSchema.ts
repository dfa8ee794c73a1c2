import { number, object, string } from 'yup'
import { MAX_TEXT_LENGTH, ROI_LIMIT } from '@/domain/constants'
import { localeMapSchema } from '@/domain/locales/schema'

const codigoSchema = string().max(MAX_TEXT_LENGTH, `Como máximo ${MAX_TEXT_LENGTH.toLocaleString('es')} caracteres`)

/** What the API would refuse, said in the form; a wrong date stops the save by a step of its own [TR-10, AC-07]. */
export const ensayoSchema = object({
  codigo: codigoSchema,
  nombre: localeMapSchema,
  descripcion: localeMapSchema,
  dosis: localeMapSchema,
  momento_de_aplicacion: localeMapSchema,
  roi: number().nullable().min(-ROI_LIMIT).max(ROI_LIMIT),
})
