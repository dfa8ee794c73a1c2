import type { EnsayoValues } from '@/features/ensayos/model/ensayoValues'
import type { LocaleMap } from '@/shared/locales'
import { sameTexts } from '@/shared/locales/sameTexts'
import { ensayos } from '@/shared/resources/ensayos'
import { textNames } from '@/shared/resources/resource'

const TEXTS = textNames(ensayos)

/** Texts of a trial by language, for the language selector. */
export const textsOf = (values: EnsayoValues): LocaleMap[] => TEXTS.map(field => values[field])

/** Names of the fields that differ from the opened values [TR-03, TR-04]. */
export const changedEnsayoFields = (opened: EnsayoValues, typed: EnsayoValues): (keyof EnsayoValues)[] => [
  ...TEXTS.filter(field => !sameTexts(opened[field], typed[field])),
  ...(['codigo', 'fecha', 'pais', 'cultivo', 'roi'] as const).filter(field => opened[field] !== typed[field]),
  ...(String(opened.productos) === String(typed.productos) ? [] : (['productos'] as const)),
]
