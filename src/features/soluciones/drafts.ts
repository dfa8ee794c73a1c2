import { toCombinationValues, type CombinationValues } from '@/domain/combination'
import type { CombinacionDeProductos } from '@/domain/combinacionDeProductos'
import { mergeEdited } from '@/domain/merge'

/** What is typed in one card. */
export interface Draft {
  /** The combination, as saved then, that it was typed over. */
  over: CombinacionDeProductos
  typed: CombinationValues
  /** What of it was last sent to be saved. */
  sent: CombinationValues | null
}

/** `before`, with other values typed over what is saved now. */
export const retyped = (before: Draft | undefined, over: CombinacionDeProductos, typed: CombinationValues): Draft => ({
  over,
  typed,
  sent: before?.over === over ? before.sent : null,
})

/** What a card shows: of a combination that was saved since, what was typed after it was sent, over what came back [CB-04]. */
export const shownValues = (record: CombinacionDeProductos, draft: Draft | undefined): CombinationValues => {
  const saved = toCombinationValues(record)
  if (!draft) return saved
  if (draft.over === record) return draft.typed
  return mergeEdited(draft.sent ?? toCombinationValues(draft.over), draft.typed, saved).merged
}
