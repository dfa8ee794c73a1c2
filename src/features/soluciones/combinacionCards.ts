import type { CombinacionValues } from '@/features/soluciones/model/combinacionValues'
import { createCardContext } from '@/kits/forms/cards/useCards'

/** Context of a solution's page, for the cards of its combinations. */
export const CombinacionCards = createCardContext<CombinacionValues>()
