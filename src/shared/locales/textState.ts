import { countTexts, type LocaleMap } from '@/shared/locales'
import { lacks } from '@/shared/locales/copyTexts'

/** Completeness of a record's texts in one locale. */
export interface TextState {
  texts: 'full' | 'some' | 'none'
  /** Number of texts that the default locale has and this one lacks. */
  missing: number
}

export const textState = (maps: readonly LocaleMap[], locale: string): TextState => {
  const missing = maps.filter(map => lacks(map, locale)).length
  if (countTexts(maps, locale) === 0) return { texts: 'none', missing }
  return { texts: missing > 0 ? 'some' : 'full', missing }
}
