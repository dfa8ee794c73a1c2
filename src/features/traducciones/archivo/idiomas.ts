import { MAIN_LOCALES } from '@/shared/locales'
import { canMean } from '@/shared/locales/canMean'
import { localeOfTag } from '@/shared/locales/localeOfTag'
import type { ReadArchivo } from '@/features/traducciones/archivo/archivo'

/** Language of a file, or the tag for which the user must choose a language. */
export type FoundLanguage = { idioma: string } | { etiqueta: string }

/** True if a tag has the default script of its language and region: "fr-Latn-FR" may stand for fr_FR. */
const hasUsualScript = (code: string): boolean => {
  const [language = '', script, region] = code.split('_')
  return region !== undefined && new Intl.Locale(`${language}-${region}`).maximize().script === script
}

/**
 * Language of the tags; null when several fit.
 * @param supposed preferred languages; the first that fits wins
 */
const languageOf = (tags: readonly string[], supposed: readonly string[]): FoundLanguage | null => {
  const exact = new Set(tags.map(localeOfTag).filter(code => code !== null && !hasUsualScript(code)))
  const meant = [...supposed, ...exact].find(each => each !== null && tags.every(tag => canMean(tag, each)))
  if (meant) return { idioma: meant }
  return tags.length > 1 ? null : { etiqueta: tags[0]?.trim() ?? '' }
}

/** Source language of a file; null when the tag is missing or ambiguous. A tag without a country means a main language. */
export const sourceOfTags = ({ etiquetas }: ReadArchivo): string | null => {
  const found = languageOf(etiquetas.origen, MAIN_LOCALES)
  return found && 'idioma' in found ? found.idioma : null
}

/**
 * Target language of a file.
 * @param wanted language of the workbench, preferred for a tag that may mean it; null for none
 */
export const idiomaOf = ({ etiquetas }: ReadArchivo, wanted: string | null): FoundLanguage | null =>
  languageOf(etiquetas.idioma, wanted === null ? [] : [wanted])
