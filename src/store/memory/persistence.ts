import { isListOf } from '@/shared/isListOf'
import { noViews, type Views } from '@/store/memory/views'
import { initialView, type ChosenValues, type TableView } from '@/shared/tableView'
import { browserStorage } from '@/store/memory/browserStorage'
import { readJson, writeJson } from '@/store/memory/storedJson'
import { emptyMemory, type MenuKey, type Memory } from '@/store/memory/slice'

const SHOWN = 'S'
const HIDDEN = 'H'
const sortKey = (table: string) => `${table}.orden`
const scrollKey = (table: string) => `${table}.posicion`
const filtersKey = (table: string) => `${table}.filtros`
const viewsKey = (table: string) => `${table}.vistas`
const columnsKey = (table: string) => `${table}.columnas`
const isTable = (key: string) => /^filtro[A-Z]\w*$/.test(key)

const wholeNumber = (text: string | null | undefined): number => {
  const number = Number(text ?? '')
  return Number.isInteger(number) && number >= 0 ? number : 0
}

const areTexts = isListOf(item => typeof item === 'string')
/** Keys of columns, or their positions as version 0.4.9 wrote them: each list reads its own (`kits/lists/storedState.ts`). */
const areColumns = isListOf((item): item is string => typeof item === 'string' || (Number.isInteger(item) && Number(item) >= 0))
const isChosen = (value: unknown): value is ChosenValues =>
  typeof value === 'object' && value !== null && Object.values(value).every(areTexts)
/** True for saved views. Throws for a value of another shape, for which `readJson` returns null. */
const isViews = (value: unknown): value is Views =>
  (value as Views).kept.every(each => 'id' in each && 'name' in each && 'column' in each.stand.sort && isChosen(each.stand.filters))

const readTable = (table: string): TableView => {
  const [column = '', direction] = (browserStorage.get(sortKey(table)) ?? '').split(' ')
  return {
    term: browserStorage.get(table) ?? initialView.term,
    sort: { column, descending: direction === 'desc' },
    scroll: wholeNumber(browserStorage.get(scrollKey(table))),
    filters: readJson(filtersKey(table), isChosen) ?? initialView.filters,
    columns: readJson(columnsKey(table), areColumns),
  }
}

/** Contents of local storage from earlier visits; read once, before the store is created, so that reducers stay pure [AC-05]. */
export const readMemory = (): Memory => ({
  menu: { MENU_PRODUCTS: browserStorage.get('MENU_PRODUCTS') === SHOWN, MENU_MASTERS: browserStorage.get('MENU_MASTERS') === SHOWN },
  tables: Object.fromEntries(
    browserStorage
      .keys()
      .filter(isTable)
      .map(table => [table, readTable(table)]),
  ),
  views: Object.fromEntries(
    browserStorage
      .keys()
      .filter(key => key.endsWith('.vistas'))
      .map(key => [key.slice(0, -'.vistas'.length), readJson(key, isViews) ?? noViews]),
  ),
  recent: emptyMemory.recent,
})

export const writeViews = (table: string, views: Views): void => writeJson(viewsKey(table), views.kept.length > 0 ? views : null)

export const writeMenu = (key: MenuKey, isShown: boolean): void => browserStorage.set(key, isShown ? SHOWN : HIDDEN)

export const writeTable = (table: string, { term, sort, scroll, filters, columns }: TableView): void => {
  browserStorage.set(table, term)
  browserStorage.set(sortKey(table), `${sort.column} ${sort.descending ? 'desc' : 'asc'}`)
  browserStorage.set(scrollKey(table), String(Math.round(scroll)))
  writeJson(filtersKey(table), filters)
  writeJson(columnsKey(table), columns)
}
