import type { KeptView, Stand, Views } from '@/store/memory/views'
import type { TableView } from '@/shared/tableView'

export const standOf = ({ term, sort, filters, columns }: TableView): Stand => ({ term, sort, filters, columns })

export const usedIn = ({ kept, used }: Views): KeptView | null => kept.find(({ id }) => id === used) ?? null

/** In which order filters and their values were chosen makes no difference. */
const told = ({ term, sort, filters, columns }: Stand): string =>
  JSON.stringify([
    term,
    sort.column,
    sort.descending,
    Object.keys(filters)
      .sort()
      .map(key => [key, [...(filters[key] ?? [])].sort()]),
    columns,
  ])

/** Whether the list no longer stands as the view in use has it. */
export const isChanged = (views: Views, view: TableView): boolean => {
  const used = usedIn(views)
  return used !== null && told(used.stand) !== told(view)
}

export const withKept = ({ kept }: Views, added: KeptView): Views => ({ kept: [...kept, added], used: added.id })

/** The view in use is now as the list stands, or is called otherwise. */
export const withChanged = (views: Views, changed: Partial<Pick<KeptView, 'name' | 'stand'>>): Views => ({
  ...views,
  kept: views.kept.map(each => (each.id === views.used ? { ...each, ...changed } : each)),
})

export const withoutUsed = ({ kept, used }: Views): Views => ({ kept: kept.filter(({ id }) => id !== used), used: null })
