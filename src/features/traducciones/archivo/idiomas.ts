import { MAIN_LOCALES } from '@/shared/locales'
import { canMean } from '@/shared/locales/canMean'
import { localeOfTag } from '@/shared/locales/localeOfTag'
import type { ReadArchivo } from '@/features/traducciones/archivo/archivo'

/** Language of a file, or the tag about which the user has to be asked. */
export type FoundLanguage = { idioma: string } | { etiqueta: string }

/** True if a tag has the default script of its language and region: "fr-Latn-FR" may stand for fr_FR. */
const hasUsualScript = (code: string): boolean => {
  const [language = '', script, region] = code.split('_')
  return region !== undefined && new Intl.Locale(`${language}-${region}`).maximize().script === script
}

/**
 * Language that the tags stand for; null when several fit.
 * @param supposed preferred languages, the first that fits wins
 */
const languageOf = (tags: readonly string[], supposed: readonly string[]): FoundLanguage | null => {
  const exact = new Set(tags.map(localeOfTag).filter(code => code !== null && !hasUsualScript(code)))
  const meant = [...supposed, ...exact].find(each => each !== null && tags.every(tag => canMean(tag, each)))
  if (meant) return { idioma: meant }
  return tags.length > 1 ? null : { etiqueta: tags[0]?.trim() ?? '' }
}

/**
 * Language that a file was translated from; null when the tag is missing or ambiguous. A tag without a country stands for a main language.
 */
export const origenOf = ({ etiquetas }: ReadArchivo): string | null => {
  const found = languageOf(etiquetas.origen, MAIN_LOCALES)
  return found && 'idioma' in found ? found.idioma : null
}

/**
 * Language that a file is for.
 * @param wanted language of the workbench, preferred for a tag that can stand for it; null for none
 */
export const idiomaOf = ({ etiquetas }: ReadArchivo, wanted: string | null): FoundLanguage | null =>
  languageOf(etiquetas.idioma, wanted === null ? [] : [wanted])
