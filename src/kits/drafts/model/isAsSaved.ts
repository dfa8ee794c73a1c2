import type { DraftContent } from '@/kits/drafts/model/draft'
import { sameValue } from '@/shared/resources/sameValue'
import { isImageDraft } from '@/store/imageDraft'
import { isSameInput } from '@/store/merge/merge'

const fieldOf = (values: object, name: string): unknown => Reflect.get(values, name)

/**
 * True if a draft has no edits since its save has stored everything [DR-06]. The form may have changed its contents meanwhile: a stored image
 * stays as in the record, and fields without edits take the values of the record as it is now, which are then their opening values too.
 */
export const isAsSaved = (sent: DraftContent, now: DraftContent): boolean => {
  const isUnedited = (name: string, value: unknown): boolean => {
    if (isImageDraft(value) && value.kind === 'keep') return true
    const opened = fieldOf(now.opened, name)
    const isTaken = sameValue(value, opened, true) && !sameValue(opened, fieldOf(sent.opened, name), true)
    return isTaken || sameValue(value, fieldOf(sent.values, name), true)
  }
  return !now.dialog && isSameInput(now.parts, sent.parts) && Object.entries(now.values).every(([name, value]) => isUnedited(name, value))
}
