import { number, object } from 'yup'
import { ROI_LIMIT } from '@/domain/constants'
import { localeMapSchema, textSchema } from '@/domain/locales/schema'

/** What the API would refuse, said in the form; a wrong date stops the save by a step of its own [TR-10, AC-07]. */
export const ensayoSchema = object({
  codigo: textSchema,
  nombre: localeMapSchema,
  descripcion: localeMapSchema,
  dosis: localeMapSchema,
  momento_de_aplicacion: localeMapSchema,
  roi: number().nullable().min(-ROI_LIMIT).max(ROI_LIMIT),
})
