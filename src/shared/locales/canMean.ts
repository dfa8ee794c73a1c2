import { languageTag } from '@/shared/locales'
import { isLocale } from '@/shared/locales/isLocale'

/** Tags that name no language. */
const UNSAID = /^\s*(?:(?:und|mul|zxx|mis)\s*)?$/i

const parsed = (tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-'))
  } catch {
    return null
  }
}

/**
 * True if a language tag of a file can stand for a locale: "fr", "fra" or "fr-Latn-FR" can for fr_FR, "fr-CA" cannot. A tag without a
 * language can stand for any.
 */
export const canMean = (tag: string, locale: string): boolean => {
  if (UNSAID.test(tag)) return true
  const [tagLocale, targetLocale] = [parsed(tag), new Intl.Locale(languageTag(locale)).maximize()]
  if (!tagLocale) return false
  return (
    tagLocale.language === targetLocale.language &&
    (tagLocale.script === undefined || tagLocale.script === targetLocale.script) &&
    (tagLocale.region === undefined || tagLocale.region === targetLocale.region)
  )
}

/** Most likely locale of a tag: "it" is it_IT; null when the language does not exist. */
export const likelyLocale = (tag: string): string | null => {
  if (UNSAID.test(tag)) return null
  const { language, region } = parsed(tag)?.maximize() ?? {}
  const code = `${language}_${region}`
  return isLocale(code) && canMean(tag, code) ? code : null
}
