import { recordName } from '@/shared/recordName'
import { toEntryValues, type EntryValues } from '@/features/cultivos/model/applicationEntry'
import { cardParts } from '@/kits/forms/cards/cardParts'
import type { Cards } from '@/kits/forms/cards/useCards'
import type { RecordHistory } from '@/kits/history/views/target'
import { productOf } from '@/features/cultivos/productOf'
import type { CultivoState } from '@/features/cultivos/slice'
import { productosAcabados, productosGenericos } from '@/store/catalogues'
import { useAppSelector } from '@/store/hooks'

/**
 * History target of a crop: values are restored into the cards of its entries. The key contains the revision, so that a card's save reloads
 * the history. Stages can only be moved here, and a move is saved at once [HI-03, CD-04].
 */
export const useCultivoHistory = (
  { formId, estados, entradas }: CultivoState,
  cards: Cards<EntryValues>,
): RecordHistory & { formId: string } => {
  const genericos = useAppSelector(productosGenericos.selectEntities)
  const acabados = useAppSelector(productosAcabados.selectEntities)
  const all = Object.values(entradas).flat()
  const nameOf = (id: number): string => {
    const entry = all.find(each => each.id === id)
    const stage = estados.find(each => each.id === entry?.estado_fenologico)
    return entry && stage ? `${productOf(genericos, acabados, entry).name} (${recordName(stage)})` : ''
  }
  const como_se_aplica = { ...cardParts(all, toEntryValues, cards), nameOf, isShared: true }
  return { tipo: 'cultivos', formId: `${formId}/${cards.revision}`, partes: { como_se_aplica } }
}
