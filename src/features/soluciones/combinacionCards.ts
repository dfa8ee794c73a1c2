import type { CombinacionValues } from '@/features/soluciones/model/combinacionValues'
import { createCardContext } from '@/kits/forms/cards/useCards'

/** Page of a solution, for the cards of its combinations. */
export const CombinacionCards = createCardContext<CombinacionValues>()
