import { labelIn } from '@/kits/forms/fieldWords'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { productosAcabados } from '@/shared/resources/productosAcabados'
import { productosGenericos } from '@/shared/resources/productosGenericos'

/** Fields of both kinds of product, which one form edits [PE-02, PE-03]. */
export const fields = { ...productosGenericos.fields, ...productosAcabados.fields }

export const labelOf = labelIn(fields, [lineasDeComposicion])
