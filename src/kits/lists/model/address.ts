import { fold } from '@/shared/fold'
import type { ChosenValues, TableView } from '@/shared/tableView'

/** Query parameters of a list [LS-02]. */
const TERM = 'buscar'
const SORT = 'orden'
const COLUMNS = 'columnas'

type ColumnTitles = readonly { key: string; title: string }[]

interface Shape {
  columns: ColumnTitles
  filters: readonly { key: string }[]
}

/** Readable name of a column: "N. Registro" is `n-registro` in the address. */
const slugOf = ({ title }: ColumnTitles[number]): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Query of the address that shows this list. Always contains the sort, so that the query is never empty. */
export const queryOf = ({ term, sort, filters, columns }: TableView, all: ColumnTitles): string => {
  const names = new Map(all.map(column => [column.key, slugOf(column)]))
  const [first] = names.values()
  const query = new URLSearchParams()
  if (term !== '') query.set(TERM, term)
  for (const key of Object.keys(filters).sort()) for (const value of filters[key] ?? []) query.append(key, value)
  query.set(SORT, `${sort.descending ? '-' : ''}${names.get(sort.column) ?? first ?? ''}`)
  if (columns) query.set(COLUMNS, columns.map(column => names.get(column) ?? '').join(','))
  return `?${query.toString()}`
}

/** Query of an address that sets only the search term. */
export const queryOfTerm = (term: string): string => `?${new URLSearchParams({ [TERM]: term }).toString()}`

const chosenIn = (query: URLSearchParams, { filters }: Shape): ChosenValues =>
  Object.fromEntries(filters.flatMap(({ key }) => (query.has(key) ? [[key, [...new Set(query.getAll(key))]]] : [])))

/** View in the query of an address; null without one. Unknown columns and filters are ignored. */
export const viewIn = (search: string, shape: Shape): TableView | null => {
  const query = new URLSearchParams(search)
  if (![TERM, SORT, COLUMNS, ...shape.filters.map(({ key }) => key)].some(key => query.has(key))) return null
  const keys = new Map(shape.columns.map(column => [slugOf(column), column.key]))
  const [first = ''] = keys.values()
  const sort = query.get(SORT) ?? ''
  const shown = query.get(COLUMNS)
  const columns = shown === null ? [] : [...new Set(shown.split(',').flatMap(name => keys.get(name) ?? []))]
  return {
    term: query.get(TERM) ?? '',
    sort: { column: keys.get(sort.replace(/^-/, '')) ?? first, descending: sort.startsWith('-') },
    scroll: 0,
    filters: chosenIn(query, shape),
    columns: columns.length > 0 ? columns : null,
  }
}
