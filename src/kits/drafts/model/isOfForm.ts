import type { DraftNote } from '@/kits/drafts/model/draft'

/** True for the same form of the same record, or of a new one. */
export const isOfForm = (one: Pick<DraftNote, 'form' | 'record'>, other: Pick<DraftNote, 'form' | 'record'>): boolean =>
  one.form === other.form && one.record === other.record
