import { recordName } from '@/shared/recordName'
import { cultivos, familias, gruposDeCultivo, magnitudes } from '@/store/catalogues'
import { namesOf } from '@/store/catalogues/namesOf'

export const magnitudNames = namesOf(magnitudes, ({ id, valor }) => recordName({ id, nombre: valor }))
export const familiaNames = namesOf(familias, recordName)
export const grupoDeCultivoNames = namesOf(gruposDeCultivo, ({ nombre }) => nombre)
export const cultivoNames = namesOf(cultivos, recordName)
