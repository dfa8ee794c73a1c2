import { initialView, type TableView } from '@/domain/table/view'
import { browserStorage } from '@/store/memory/browserStorage'
import { MENU_KEYS, type MenuKey, type Memory } from '@/store/memory/slice'

const SHOWN = 'S'
const HIDDEN = 'H'
const sortKey = (table: string) => `${table}.orden`
const scrollKey = (table: string) => `${table}.posicion`
const isTable = (key: string) => /^filtro[A-Z]\w*$/.test(key)

const wholeNumber = (text: string | null | undefined): number => {
  const number = Number(text ?? '')
  return Number.isInteger(number) && number >= 0 ? number : 0
}

const readTable = (table: string): TableView => {
  const [column, direction] = (browserStorage.get(sortKey(table)) ?? '').split(' ')
  return {
    term: browserStorage.get(table) ?? initialView.term,
    sort: { column: wholeNumber(column), descending: direction === 'desc' },
    scroll: wholeNumber(browserStorage.get(scrollKey(table))),
  }
}

/** What local storage holds from earlier visits; read once, before the store is made, so that reducers stay pure [AC-05]. */
export const readMemory = (): Memory => ({
  menu: { MENU_PRODUCTS: browserStorage.get('MENU_PRODUCTS') === SHOWN, MENU_MASTERS: browserStorage.get('MENU_MASTERS') === SHOWN },
  tables: Object.fromEntries(
    browserStorage
      .keys()
      .filter(isTable)
      .map(table => [table, readTable(table)]),
  ),
})

export const writeMenu = (menu: Record<MenuKey, boolean>): void => {
  for (const key of MENU_KEYS) browserStorage.set(key, menu[key] ? SHOWN : HIDDEN)
}

export const writeTable = (table: string, { term, sort, scroll }: TableView): void => {
  browserStorage.set(table, term)
  browserStorage.set(sortKey(table), `${sort.column} ${sort.descending ? 'desc' : 'asc'}`)
  browserStorage.set(scrollKey(table), String(Math.round(scroll)))
}
