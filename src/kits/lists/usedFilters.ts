import type { Filter } from '@/kits/lists/model/filters'
import { recordName } from '@/shared/recordName'
import { addTo } from '@/shared/groupBy'
import type { Row } from '@/ui/table/model/row'
import type { SelectReferidos } from '@/kits/usages/referred/slice'

/** Filter by records of `tipo` that the list's records refer to. */
type UsedFilterOptions = Pick<Filter, 'key' | 'title' | 'none' | 'feminine' | 'rare'> & { tipo: string }

const usedFilter = ({ tipo, ...about }: UsedFilterOptions, { referidos, awaited }: ReturnType<SelectReferidos>): Filter<Row> => {
  const names = new Map<string, string>()
  const values = new Map<number, string[]>()
  for (const { tipo: kind, id, codigo, nombre, registros } of referidos) {
    if (kind !== tipo) continue
    names.set(String(id), recordName({ id, codigo, nombre }))
    for (const registro of registros) addTo(values, registro, String(id))
  }
  const none: readonly string[] = []
  return {
    ...about,
    awaited,
    valuesOf: ({ id }) => values.get(Number(id)) ?? none,
    nameOf: value => names.get(value) ?? (awaited ? '…' : 'Sin nombre'),
  }
}

/** Filters by referenced records, direct or by parts; empty for an API without extensions [LS-01]. */
export const usedFilters = (extensions: boolean, known: ReturnType<SelectReferidos>, ...by: readonly UsedFilterOptions[]): Filter<Row>[] =>
  extensions ? by.map(each => usedFilter(each, known)) : []
