import { toCombinacionValues, type CombinacionValues } from '@/features/soluciones/model/combinacionValues'
import { cardParts } from '@/kits/forms/cards/cardParts'
import type { Cards } from '@/kits/forms/cards/useCards'
import type { RecordHistory } from '@/kits/history/views/target'
import { cardLabel } from '@/features/soluciones/cardLabel'
import type { SolucionState } from '@/features/soluciones/slice'

/**
 * History target of a solution: values are restored into the cards of its combinations. The key with the revision reloads the history after
 * a card's save [HI-03].
 */
export const historyOf = (
  { formId, combinaciones }: SolucionState,
  cards: Cards<CombinacionValues>,
): RecordHistory & { formId: string } => ({
  tipo: 'soluciones',
  formId: `${formId}/${cards.revision}`,
  partes: { combinaciones_de_productos: { ...cardParts(combinaciones, toCombinacionValues, cards), nameOf: cardLabel } },
})
