import { languageTag, LOCALE_CODE } from '@/shared/locales'

/** Codes that have names but stand for no particular language or region. */
const NONE = new Set(['und', 'mul', 'mis', 'zxx', 'root', 'ZZ', 'XA', 'XB'])

const namesOf = (type: 'language' | 'script' | 'region') => new Intl.DisplayNames('es', { type, fallback: 'none' })

/** Name tables, created on first use, because loading language names is slow. */
let names: Record<'language' | 'script' | 'region', Intl.DisplayNames> | undefined

/** True if a code is canonical and names a language, script and region known to CLDR: neither "fra_FR" nor "xx_XX". */
export const isLocale = (code: string): boolean => {
  if (!LOCALE_CODE.test(code)) return false
  const tag = languageTag(code)
  if (Intl.getCanonicalLocales(tag)[0] !== tag) return false
  names ??= { language: namesOf('language'), script: namesOf('script'), region: namesOf('region') }
  const [language = '', ...rest] = tag.split('-')
  const [region = '', script] = rest.reverse()
  if (NONE.has(language) || NONE.has(region)) return false
  const isKnown = names.language.of(language) !== undefined && names.region.of(region) !== undefined
  return isKnown && (script === undefined || names.script.of(script) !== undefined)
}
