import type { DraftContent } from '@/kits/drafts/model/draft'
import { mergeEdited, rebased } from '@/store/merge/merge'

interface MergedDraft<Values> {
  /** Values shown: the current record with the changes of the draft. */
  values: Values
  /** Base of the comparison and of the save: for a changed field the value that the draft was typed over, for any other field the current one. */
  base: Values
}

/**
 * Merges a draft into the current record, text by text. For a text that another user has changed too, the form shows the draft's version,
 * and the save reports the conflict, because `base` has the older value [DR-04].
 */
export const mergeDraft = <Values extends object>(
  { opened, values }: Pick<DraftContent<Values>, 'opened' | 'values'>,
  now: Values,
): MergedDraft<Values> => ({
  values: mergeEdited(opened, values, now).merged,
  base: rebased(opened, values, now),
})
