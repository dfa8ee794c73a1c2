import codeMappings from 'cldr-core/supplemental/codeMappings.json'
import en from 'cldr-localenames-full/main/en/territories.json'
import es from 'cldr-localenames-full/main/es/territories.json'
import fr from 'cldr-localenames-full/main/fr/territories.json'
import pt from 'cldr-localenames-full/main/pt/territories.json'
import type { Pais } from '@/api/paises'

const names: Record<string, Record<string, string>> = {
  es_ES: es.main.es.localeDisplayNames.territories,
  en_US: en.main.en.localeDisplayNames.territories,
  fr_FR: fr.main.fr.localeDisplayNames.territories,
  pt_BR: pt.main.pt.localeDisplayNames.territories,
}

const codes: Record<string, { _alpha3?: string; _numeric?: string }> = codeMappings.supplemental.codeMappings

/** ISO reserves the numbers 900 to 999 for users: unions and test regions of CLDR, and one country, Kosovo. */
const isCountry = (code: string, numeric: string) => Number(numeric) < 900 || code === 'XK'

/** Countries with all three codes and a Spanish name in CLDR, sorted by alpha-2 code. */
export const paisesFromCldr = (): Pais[] =>
  Object.entries(codes)
    .flatMap(([code, { _alpha3, _numeric }]) => {
      const nombre = Object.fromEntries(Object.entries(names).flatMap(([locale, of]) => (of[code] ? [[locale, of[code]]] : [])))
      if (!_alpha3 || !_numeric || !nombre.es_ES || !isCountry(code, _numeric)) return []
      return [{ codigo_iso_alfa_2: code, codigo_iso_alfa_3: _alpha3, codigo_iso_numerico: _numeric, nombre }]
    })
    .sort((a, b) => (a.codigo_iso_alfa_2 < b.codigo_iso_alfa_2 ? -1 : 1))
