import type { Noun } from '@/shared/resources/names'
import type { Row } from '@/ui/table/model/row'
import type { TableSort } from '@/shared/tableView'
import type { SelectFilters } from '@/kits/lists/model/filters'
import type { Bulk } from '@/kits/lists/selection/definition'
import type { Column, RowAction } from '@/ui/table/types'
import type { RootState } from '@/store/rootState'

/** Column of a list. Its texts may need data beside the record, such as names of referenced records: the list's context. */
export interface ListColumn<R extends Row, Context> extends Omit<Column<R>, 'text' | 'badge'> {
  text(record: R, context: Context): string
  badge?(record: R, context: Context): string
}

/** Functions of a list page for the actions of its rows. */
export interface RowWork {
  /** Opens the row, as a click does. */
  open: () => void
  /** Asks whether to delete the record. */
  remove: ((id: number) => void) | undefined
  duplicate: ((id: number) => void) | undefined
  dispatch: (action: { readonly type: string }) => void
}

/** Action on one row. Its look has no effect on its work. */
export interface ListAction<R extends Row> extends Pick<RowAction, 'label' | 'icon' | 'inWords' | 'tone'> {
  key: string
  run(record: R, work: RowWork): void
}

/** Columns of a list by key, with the order by which version 0.4.9 stored them. */
export interface StoredList {
  /** Prefix of the list's keys in local storage [TB-03]. */
  storage: string
  columns: readonly Pick<Column, 'key' | 'title' | 'image' | 'numeric'>[]
  /** Columns in the order of version 0.4.9, which stored positions. Never changes, even when `columns` does. */
  storedOrder: readonly string[]
  /** Initial sort; the first column by default. */
  start?: TableSort
}

/** Definition of a list whose rows are records. */
export interface List<R extends Row, Context = unknown> extends StoredList {
  /** Resource of its rows. */
  noun: Noun
  columns: readonly ListColumn<R, Context>[]
  /** Context of the columns' texts, besides the record; a stable value while nothing in it changes. */
  selectContext?(root: RootState): Context
  /** Filters of its rows. */
  filters?: SelectFilters
  /** Actions on one row, in their order. */
  actions?: readonly ListAction<R>[]
  /** Bulk actions of a selection; without any, rows have no check box [LS-05]. */
  bulk?: Bulk
  /** Address of the page that imports a file into the list [IX-01]. */
  importTo?: string
}

type KeyedList<L extends StoredList, Key extends string> = Omit<L, 'columns' | 'storedOrder'> & {
  columns: readonly (L['columns'][number] & { key: Key })[]
  storedOrder: readonly NoInfer<Key>[]
}

/**
 * Defines a list. The keys of its columns are inferred, so that `storedOrder` cannot contain other keys.
 * @throws Error, except in production, when two columns or two actions have the same key: storage and events would confuse them
 */
export const defineList = <R extends Row, Context = unknown, const Key extends string = string>(
  list: KeyedList<List<R, Context>, Key>,
): List<R, Context> => {
  // Checked in development and tests only: definitions are constants.
  if (process.env['NODE_ENV'] === 'production') return list
  for (const keyed of [list.columns, list.actions ?? []])
    if (new Set(keyed.map(({ key }) => key)).size < keyed.length) throw new Error(`${list.storage}: a key is there twice`)
  return list
}

export const editAction: ListAction<Row> = { key: 'editar', label: 'Editar', icon: 'pencil', run: (_record, { open }) => open() }

export const removeAction: ListAction<Row> = {
  key: 'eliminar',
  label: 'Eliminar',
  icon: 'trash',
  tone: 'danger',
  run: ({ id }, { remove }) => remove?.(Number(id)),
}

/** Columns of the table, bound to the context. */
export const boundColumns = <R extends Row, Context>(columns: readonly ListColumn<R, Context>[], context: Context): readonly Column<R>[] =>
  columns.map(column => ({
    ...column,
    text: (record: R) => column.text(record, context),
    badge: (record: R) => column.badge?.(record, context),
  }))

/** Name of a referred record; '' for none and for a record that is not loaded. */
export const nameIn = (names: ReadonlyMap<number, string>, id: number | null): string => names.get(id ?? 0) ?? ''
