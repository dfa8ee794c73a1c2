import { freeId } from '@/features/ensayos/temporaryId'
import { renumbered } from '@/shared/ordering'

/** Adds one more before another, or at the end where there is none, under an id that no other has [TR-08]. */
export const withNew = <Draft extends { id: number; orden: number }>(
  drafts: readonly Draft[],
  draft: Draft,
  before: number | null = null,
): Draft[] => {
  const place = drafts.findIndex(({ id }) => id === before)
  const added = { ...draft, id: freeId(draft.id, drafts) }
  return renumbered(place < 0 ? [...drafts, added] : [...drafts.slice(0, place), added, ...drafts.slice(place)])
}

/** Changes one of them, in its place [TR-08]. */
export const withEdited = <Draft extends { id: number; orden: number }>(drafts: readonly Draft[], edited: Draft): Draft[] =>
  renumbered(drafts.map(draft => (draft.id === edited.id ? edited : draft)))

export const without = <Draft extends { id: number; orden: number }>(drafts: readonly Draft[], id: number): Draft[] =>
  renumbered(drafts.filter(draft => draft.id !== id))
