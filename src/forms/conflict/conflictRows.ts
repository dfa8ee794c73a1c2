import type { Clash } from '@/domain/merge'
import type { ConflictRow } from '@/ui/dialogs/ConflictTable'

const wordsFor = (_field: string, value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * What two versions differ in, in the words of the form.
 * @param textOf a value of a field that is no text, in words
 */
export const conflictRows = (clashes: readonly Clash[], labelOf: (field: string) => string, textOf = wordsFor): ConflictRow[] =>
  clashes.map(({ field, locale, mine, theirs }) => ({
    label: labelOf(field),
    locale,
    mine: textOf(field, mine),
    theirs: textOf(field, theirs),
  }))
