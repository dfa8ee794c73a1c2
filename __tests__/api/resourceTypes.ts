import { apiOf } from '@/api/resources'
import { adjuntosDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { familias } from '@/shared/resources/familias'
import { gruposDeCultivo } from '@/shared/resources/gruposDeCultivo'
import { lineasDeComposicion } from '@/shared/resources/lineasDeComposicion'
import { productosGenericos } from '@/shared/resources/productosGenericos'

/** Compiled, never called: calls that a descriptor does not allow are type errors. */
export const forbidden = () => {
  // @ts-expect-error lines are never changed in place
  void apiOf(lineasDeComposicion).update(1, {})
  // @ts-expect-error groups are read-only
  void apiOf(gruposDeCultivo).create({ nombre: 'Frutales' })
  // @ts-expect-error entries are not filtered by their dose
  void apiOf(comoSeAplica).list({ dosis: 1 })
  // @ts-expect-error the image of an attachment is removed only with its record
  void apiOf(adjuntosDeEnsayo).images.imagen.remove(1)
  // @ts-expect-error a family has no second image
  void apiOf(familias).images.imagen_icono
  // @ts-expect-error a generic product needs a code
  void apiOf(productosGenericos).create({})
}
