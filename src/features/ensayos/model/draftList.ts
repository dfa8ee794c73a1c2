import { freeId } from '@/features/ensayos/temporaryId'
import { renumbered } from '@/shared/ordering'

/** Adds a draft under a unique id: before the given one, or at the end [TR-08]. */
export const withNew = <Draft extends { id: number; orden: number }>(
  drafts: readonly Draft[],
  draft: Draft,
  before: number | null = null,
): Draft[] => {
  const place = drafts.findIndex(({ id }) => id === before)
  const added = { ...draft, id: freeId(draft.id, drafts) }
  return renumbered(place < 0 ? [...drafts, added] : [...drafts.slice(0, place), added, ...drafts.slice(place)])
}

/** Replaces a draft at its place [TR-08]. */
export const withEdited = <Draft extends { id: number; orden: number }>(drafts: readonly Draft[], edited: Draft): Draft[] =>
  renumbered(drafts.map(draft => (draft.id === edited.id ? edited : draft)))

export const without = <Draft extends { id: number; orden: number }>(drafts: readonly Draft[], id: number): Draft[] =>
  renumbered(drafts.filter(draft => draft.id !== id))
