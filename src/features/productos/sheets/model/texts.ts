import { DEFAULT_LOCALE, hasText, inLocale, type LocaleMap } from '@/shared/locales'

/** Text that a language lacks and that es_ES has, or else any other language. */
export interface MissingText {
  /** Id of the first element that shows the text. */
  id: string
  /** Name of the text: "Observaciones". */
  label: string
  /** Owner of the text: "Olivo, BBCH 54". */
  detail: string
  /** Link to the form of the text, in the missing language. */
  link: { to: string; state?: object }
  /** Language in which the sheet shows the text. */
  shownIn: string
}

/** Text on a sheet. */
export interface SheetText {
  text: string
  /** Null for a text in the sheet's language. */
  missing: MissingText | null
  /** Id of the element; only set for the first one that shows a missing text. */
  id: string | undefined
}

/** Place of a text: field of a record, with words for it and the address of its form. */
export interface TextPlace extends Omit<MissingText, 'id' | 'shownIn'> {
  /** "familias-3-nombre" */
  key: string
}

export interface TextOptions {
  locale: string
  /** True if missing texts are shown in another language; otherwise they are left out. */
  others: boolean
}

/** Language of a missing text: es_ES, or else the first one with a text. */
const otherOf = (map: LocaleMap): string | undefined => [DEFAULT_LOCALE, ...Object.keys(map)].find(locale => hasText(map, locale))

/** Reader of the texts of sheets in one language, called in display order; collects missing texts, each once. */
export const createTexts = ({ locale, others }: TextOptions) => {
  const seen = new Set<string>()
  let gathered: MissingText[] = []
  return {
    /** True for a map with a text to show. */
    shows: (map: LocaleMap): boolean => hasText(map, locale) || (others && otherOf(map) !== undefined),
    /** Text to show, in the language of the sheets or else in `shownIn`; null if there is none. */
    read: (map: LocaleMap, placeOf: () => TextPlace, shownIn = otherOf(map)): SheetText | null => {
      if (hasText(map, locale)) return { text: inLocale(map, locale).trim(), missing: null, id: undefined }
      if (!others || shownIn === undefined || !hasText(map, shownIn)) return null
      const { key, ...place } = placeOf()
      const missing = { ...place, id: `falta-${key}`, shownIn }
      const isFirst = !seen.has(key)
      if (isFirst) {
        seen.add(key)
        gathered.push(missing)
      }
      return { text: inLocale(map, shownIn).trim(), missing, id: isFirst ? missing.id : undefined }
    },
    /** Missing texts since the last call. */
    takeMissing: (): readonly MissingText[] => {
      const taken = gathered
      gathered = []
      return taken
    },
  }
}
export type Texts = ReturnType<typeof createTexts>
