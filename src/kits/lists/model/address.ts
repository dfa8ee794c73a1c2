import { fold } from '@/shared/fold'
import type { Chosen, TableView } from '@/shared/tableView'

/** What of a table stands in an address [LS-02]. */
const TERM = 'buscar'
const SORT = 'orden'
const COLUMNS = 'columnas'

type Titled = readonly { key: string; title: string }[]

interface Shape {
  columns: Titled
  filters: readonly { key: string }[]
}

/** "N. Registro" is `n-registro` there: what people can read, and not the column's key. */
const slugOf = ({ title }: Titled[number]): string =>
  fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The query of the address that shows this list; it always says by what the list is sorted, so that it is never taken for none. */
export const queryOf = ({ term, sort, filters, columns }: TableView, all: Titled): string => {
  const names = new Map(all.map(column => [column.key, slugOf(column)]))
  const [first] = names.values()
  const query = new URLSearchParams()
  if (term !== '') query.set(TERM, term)
  for (const key of Object.keys(filters).sort()) for (const value of filters[key] ?? []) query.append(key, value)
  query.set(SORT, `${sort.descending ? '-' : ''}${names.get(sort.column) ?? first ?? ''}`)
  if (columns) query.set(COLUMNS, columns.map(column => names.get(column) ?? '').join(','))
  return `?${query.toString()}`
}

/** The query of an address that asks for a search and nothing else. */
export const queryOfTerm = (term: string): string => `?${new URLSearchParams({ [TERM]: term }).toString()}`

const chosenIn = (query: URLSearchParams, { filters }: Shape): Chosen =>
  Object.fromEntries(filters.flatMap(({ key }) => (query.has(key) ? [[key, [...new Set(query.getAll(key))]]] : [])))

/** The list that an address asks for, or null where it says nothing of one. What it names and there is not is left out. */
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
