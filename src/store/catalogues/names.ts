import { inLocale } from '@/domain/locales'
import { cultivos, familias, gruposDeCultivo, magnitudes } from '@/store/catalogues'
import { namesOf } from '@/store/catalogues/namesOf'

export const magnitudNames = namesOf(magnitudes, ({ valor }) => inLocale(valor))
export const familiaNames = namesOf(familias, ({ nombre }) => inLocale(nombre))
export const grupoDeCultivoNames = namesOf(gruposDeCultivo, ({ nombre }) => nombre)
export const cultivoNames = namesOf(cultivos, ({ nombre }) => inLocale(nombre))
