import { isLocale } from '@/shared/locales/isLocale'

/** Locale of an HTML or file tag in any spelling ("FR-fr"); null for a tag without a country. */
export const localeOfTag = (tag: string): string | null => {
  const [language = '', ...rest] = tag.trim().split(/[-_]/)
  const script = (part: string) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()
  const parts = rest.map(part => (part.length === 4 ? script(part) : part.toUpperCase()))
  const code = [language.toLowerCase(), ...parts].join('_')
  return isLocale(code) ? code : null
}
