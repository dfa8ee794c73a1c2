import type { KeptView, ListState, Views } from '@/store/memory/views'
import type { TableView } from '@/shared/tableView'

export const standOf = ({ term, sort, filters, columns }: TableView): ListState => ({ term, sort, filters, columns })

export const usedIn = ({ kept, used }: Views): KeptView | null => kept.find(({ id }) => id === used) ?? null

/** Comparable form of a view; the order in which filters and values were chosen is ignored. */
const comparable = ({ term, sort, filters, columns }: ListState): string =>
  JSON.stringify([
    term,
    sort.column,
    sort.descending,
    Object.keys(filters)
      .sort()
      .map(key => [key, [...(filters[key] ?? [])].sort()]),
    columns,
  ])

/** True if the list differs from the view in use. */
export const isChanged = (views: Views, view: TableView): boolean => {
  const used = usedIn(views)
  return used !== null && comparable(used.stand) !== comparable(view)
}

export const withKept = ({ kept }: Views, added: KeptView): Views => ({ kept: [...kept, added], used: added.id })

/** Updates or renames the view in use. */
export const withChanged = (views: Views, changed: Partial<Pick<KeptView, 'name' | 'stand'>>): Views => ({
  ...views,
  kept: views.kept.map(each => (each.id === views.used ? { ...each, ...changed } : each)),
})

export const withoutUsed = ({ kept, used }: Views): Views => ({ kept: kept.filter(({ id }) => id !== used), used: null })
