import { languageTag, LOCALE_CODE } from '@/shared/locales'

/** Codes that stand for no language or region of their own, although they have names. */
const NONE = new Set(['und', 'mul', 'mis', 'zxx', 'root', 'ZZ', 'XA', 'XB'])

const namesOf = (type: 'language' | 'script' | 'region') => new Intl.DisplayNames('es', { type, fallback: 'none' })

/** Made when first asked for: reading the names of languages takes long. */
let names: Record<'language' | 'script' | 'region', Intl.DisplayNames> | undefined

/** Whether a code of the contract is canonical and names a language, script and region that CLDR knows: neither "fra_FR" nor "xx_XX". */
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
