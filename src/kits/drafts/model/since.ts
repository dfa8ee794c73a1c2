import { editInWords, editsIn, type Edit } from '@/kits/drafts/model/changesIn'
import type { DraftContent, DraftNote } from '@/kits/drafts/model/draft'
import { mergeDraft } from '@/kits/drafts/model/mergeDraft'
import { listed } from '@/shared/listed'
import type { Clash } from '@/store/merge/merge'

/** Changes of a record since the draft was started. */
export interface Difference {
  /** Fields of the record that have changed since. */
  theirs: Edit[]
  /** Fields changed by the draft; `left` has the ones that still differ from the record. */
  edits: Edit[]
  left: Edit[]
}

/**
 * @param now current values of the record
 * @param isOrdered true if the order of ids in a list counts
 */
export const differenceOf = ({ opened, values }: Pick<DraftContent, 'opened' | 'values'>, now: object, isOrdered = false): Difference => ({
  theirs: editsIn(opened, now, isOrdered),
  edits: editsIn(opened, values, isOrdered),
  left: editsIn(now, mergeDraft({ opened, values }, now).values, isOrdered),
})

/** Fields to look up in the history. */
export const placesOf = (edits: readonly Edit[]): Clash[] =>
  edits.flatMap(({ field, locales }) => (locales ?? [null]).map(locale => ({ field, locale, mine: null, theirs: null })))

/**
 * Changes of a draft in words, without those that the record already has. Words of parts and dialogs stay, because the record does not
 * contain them.
 */
export const changesLeft = (
  { changes }: Pick<DraftNote, 'changes'>,
  { edits, left }: Pick<Difference, 'edits' | 'left'>,
  labelOf: (field: string) => string,
): string[] => {
  const words = edits.map(edit => ({ edit, word: editInWords(edit, labelOf) }))
  return changes.flatMap(change => {
    // Cards are named before their changes: "Combinación 2: Observaciones".
    const found = words.find(({ word }) => change === word || change.endsWith(`: ${word}`))
    if (!found) return [change]
    const rest = left.find(({ field }) => field === found.edit.field)
    return rest ? [change.slice(0, change.length - found.word.length) + editInWords(rest, labelOf)] : []
  })
}

interface Save {
  /** null: the signed-in user. */
  author: string | null
}

const OWN = 'usted, en otra pestaña o sesión'
/** Fallback for a user without a name. */
const OTHER = 'otra persona'

/** Sentence about who changed the record after the draft was started; without a history it names no user. */
export const sinceInWords = (saves: readonly Save[]): string => {
  const names = [...new Set(saves.map(({ author }) => (author === null ? OWN : author || OTHER)))]
  const what = ': si chocan, se le preguntará.'
  if (names.length === 0) return `Después, este registro ha cambiado${what}`
  if (names.length === 1) return `Después, ${names[0] === OWN ? `${OWN},` : names[0]} ha cambiado este registro${what}`
  return `Después han cambiado este registro ${listed([...names.filter(name => name !== OWN), ...names.filter(name => name === OWN)])}${what}`
}
