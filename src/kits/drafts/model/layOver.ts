import type { DraftContent } from '@/kits/drafts/model/draft'
import { mergeEdited, rebased } from '@/store/merge/merge'

interface Laid<Values> {
  /** What the form shows: the record as it is now, with what the draft changes. */
  values: Values
  /** What it compares with, and its save too: of what the draft changes, what the record held when that was typed. */
  base: Values
}

/**
 * Lays a draft over the record as it is now, text by text. Where somebody else has changed the same since, the draft's text shows, and the
 * save asks as on any conflict, since it knows what the draft was typed over [DR-04].
 */
export const layOver = <Values extends object>(
  { opened, values }: Pick<DraftContent<Values>, 'opened' | 'values'>,
  now: Values,
): Laid<Values> => ({
  values: mergeEdited(opened, values, now).merged,
  base: rebased(opened, values, now),
})
