import type { LocaleMap } from '@/shared/locales'
import type { Clash } from '@/store/merge/merge'
import { takeTheirs } from '@/store/merge/mergeParts'
import type { PartTarget } from '@/kits/history/views/target'

/** Values of a form with the other user's version of the chosen fields. */
export const withTheirs = <Values extends object>(values: Values, theirs: readonly Clash[]): Values =>
  theirs
    .filter(({ part }) => part === undefined)
    .reduce((left, { field, locale, theirs: their }) => {
      const map = left[field as keyof Values] as LocaleMap
      return { ...left, [field]: locale === null ? their : { ...map, [locale]: their } }
    }, values)

/** Applies the other user's version of the chosen parts. */
export const applyTheirs = (partes: Readonly<Record<string, PartTarget>>, theirs: readonly Clash[]): void => {
  for (const [resource, target] of Object.entries(partes)) {
    const chosen = theirs.filter(({ field, part }) => field === resource && part !== undefined)
    if (chosen.length > 0) target.lay(chosen.reduce((drafts, clash) => takeTheirs(drafts, clash), [...target.drafts]))
  }
}
