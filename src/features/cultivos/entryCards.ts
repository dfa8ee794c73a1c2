import type { EntryValues } from '@/features/cultivos/model/applicationEntry'
import { createCardContext } from '@/kits/forms/cards/useCards'

/** Context of a crop's page for the cards of its entries. */
export const EntryCards = createCardContext<EntryValues>()
