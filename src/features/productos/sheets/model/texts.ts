import { hasText, inLocale, type LocaleMap } from '@/shared/locales'
import { lacks } from '@/shared/locales/copyTexts'

/** Text that a language lacks and that es_ES has. */
export interface MissingText {
  /** Id of the element that shows it first. */
  id: string
  /** Name of the text: "Observaciones". */
  label: string
  /** Owner of the text: "Olivo, BBCH 54". */
  detail: string
  /** Form in which it is written, in that language. */
  link: { to: string; state?: object }
}

/** Text as a sheet shows it. */
export interface SheetText {
  text: string
  /** Null where the text is in the sheet's language; else the text is in es_ES. */
  missing: MissingText | null
  /** Id of its element: of the first that shows a missing text. */
  id: string | undefined
}

/** Place of a text: member of a record, with words for it and the address of its form. */
export interface TextPlace extends Omit<MissingText, 'id'> {
  /** "familias-3-nombre" */
  key: string
}

export interface TextOptions {
  locale: string
  /** True if missing texts are shown in es_ES; else they are left out. */
  others: boolean
}

/** Reads the texts of sheets in one language, in the order in which they are shown, and gathers those that are missing, each once. */
export const createTexts = ({ locale, others }: TextOptions) => {
  const seen = new Set<string>()
  let gathered: MissingText[] = []
  return {
    /** True for a map with a text to show. */
    shows: (map: LocaleMap): boolean => hasText(map, locale) || (others && hasText(map)),
    /** Null where there is nothing to show. */
    read: (map: LocaleMap, placeOf: () => TextPlace): SheetText | null => {
      if (hasText(map, locale)) return { text: inLocale(map, locale).trim(), missing: null, id: undefined }
      if (!others || !lacks(map, locale)) return null
      const { key, ...place } = placeOf()
      const missing = { ...place, id: `falta-${key}` }
      const isFirst = !seen.has(key)
      if (isFirst) {
        seen.add(key)
        gathered.push(missing)
      }
      return { text: inLocale(map).trim(), missing, id: isFirst ? missing.id : undefined }
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
