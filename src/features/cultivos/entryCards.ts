import type { EntryValues } from '@/features/cultivos/model/applicationEntry'
import { createCardContext } from '@/kits/forms/cards/useCards'

/** Page of a crop, for the cards of its entries. */
export const EntryCards = createCardContext<EntryValues>()
