import type { DraftContent } from '@/kits/drafts/model/draft'
import { mergeEdited, rebased } from '@/store/merge/merge'

interface Laid<Values> {
  /** Values shown: the current record with the changes of the draft. */
  values: Values
  /** Base for comparisons and for the save: for changed fields the value that the draft was typed over, for all others the current one. */
  base: Values
}

/**
 * Merges a draft into the current record, text by text. For a text that another user has changed too, the form shows the draft's version,
 * and the save reports the conflict, because `base` has the older value [DR-04].
 */
export const layOver = <Values extends object>(
  { opened, values }: Pick<DraftContent<Values>, 'opened' | 'values'>,
  now: Values,
): Laid<Values> => ({
  values: mergeEdited(opened, values, now).merged,
  base: rebased(opened, values, now),
})
