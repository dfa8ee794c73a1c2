import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noViews, type Views } from '@/store/memory/views'
import { initialView, type TableView } from '@/shared/tableView'

/** Groups of the menu, by their keys in local storage [FR-06]. */
export const MENU_KEYS = ['MENU_PRODUCTS', 'MENU_MASTERS'] as const
export type MenuKey = (typeof MENU_KEYS)[number]

export interface Memory {
  /** Open groups of the menu. */
  menu: Record<MenuKey, boolean>
  /** Remembered views of tables, by the key of their search term: `filtro…` [TB-03]. */
  tables: Record<string, TableView>
  /** Saved views with names, by the same key [LS-04]. */
  views: Record<string, Views>
  /** Recently opened records of the user, by e-mail, latest first [LS-09]. */
  recent: Record<string, OpenedRecord[]>
}

/** Reference to an opened record. */
export interface OpenedRecord {
  kind: string
  id: number
}

const MOST_RECENT = 6

export const emptyMemory: Memory = { menu: { MENU_PRODUCTS: false, MENU_MASTERS: false }, tables: {}, views: {}, recent: {} }
const noRecords: readonly OpenedRecord[] = []

/** Contents of local storage, in the state so that a replay shows the same page [AC-06]. */
const slice = createSlice({
  name: 'memory',
  initialState: emptyMemory,
  reducers: {
    menuToggled: ({ menu }, { payload }: PayloadAction<MenuKey>) => {
      menu[payload] = !menu[payload]
    },
    tableViewed: (memory, { payload: { table, view } }: PayloadAction<{ table: string; view: TableView }>) => ({
      ...memory,
      tables: { ...memory.tables, [table]: view },
    }),
    viewsKept: (memory, { payload: { table, views } }: PayloadAction<{ table: string; views: Views }>) => ({
      ...memory,
      views: { ...memory.views, [table]: views },
    }),
    recentLoaded: (memory, { payload }: PayloadAction<Memory['recent']>) => {
      memory.recent = payload
    },
    recordOpened: ({ recent }, { payload: { user, kind, id } }: PayloadAction<OpenedRecord & { user: string }>) => {
      const others = (recent[user] ?? noRecords).filter(each => each.kind !== kind || each.id !== id)
      recent[user] = [{ kind, id }, ...others].slice(0, MOST_RECENT)
    },
  },
  selectors: {
    selectMenu: ({ menu }) => menu,
    selectViews: ({ views }, table: string): Views => views[table] ?? noViews,
    selectTableView: ({ tables }, table: string): TableView => tables[table] ?? initialView,
    selectRecent: ({ recent }, user: string | undefined) => recent[user ?? ''] ?? noRecords,
  },
})

export const { menuToggled, tableViewed, viewsKept, recentLoaded, recordOpened } = slice.actions
export const { selectMenu, selectTableView, selectViews, selectRecent } = slice.selectors
export const memoryReducer = slice.reducer
