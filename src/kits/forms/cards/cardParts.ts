import type { CardRecord } from '@/kits/forms/cards/useCardNews'
import type { Cards } from '@/kits/forms/cards/useCards'
import type { PartDraft, PartTarget } from '@/kits/history/views/target'

/** Cards as parts into which the history restores changes; a restore neither adds nor removes a card [HI-03]. */
export const cardParts = <CardOf extends CardRecord, Values extends object>(
  records: readonly CardOf[],
  toValues: (record: CardOf) => Values,
  { unsaved, lay }: Pick<Cards<Values>, 'unsaved' | 'lay'>,
): PartTarget => {
  const valuesById = new Map(records.map(record => [record.id, unsaved.get(record.id) ?? toValues(record)]))
  const drafts = [...valuesById].map(([id, values], orden): PartDraft => ({ ...values, id, orden }))
  /** Changed fields of a card; its other fields keep the values that they have when the card takes these. */
  const laidInto = ({ id, orden: _orden, ...fields }: PartDraft): [number, Partial<Values>][] => {
    const before = valuesById.get(Number(id)) as Record<string, unknown> | undefined
    const other = Object.entries(fields).filter(([name, value]) => before && before[name] !== value)
    return other.length > 0 ? [[Number(id), Object.fromEntries(other) as Partial<Values>]] : []
  }
  return { drafts, lay: next => lay(new Map(next.flatMap(laidInto))) }
}
