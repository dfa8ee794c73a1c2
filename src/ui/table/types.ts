import { richRecordName } from '@/shared/recordName'
import type { TextColumn } from '@/ui/table/model/prepare'
import type { Row } from '@/ui/table/model/row'
import type { TableView } from '@/shared/tableView'
import type { IconName } from '@/ui/buttons/icons'

export interface RowAction {
  label: string
  /** Icon: RowActions.module.css draws pencil, trash, copy and sheet; any other is an element. */
  icon: IconName
  /** Shows the label beside the icon on wide pages. */
  inWords?: true
  /** Colour of the button; has no other effect. */
  tone?: 'danger'
  /** Words between the label and the name of the row: "Restablecer contraseña de Ana". */
  joint?: 'de' | 'para'
  /** Reason why the action is disabled: tooltip and description of the button. */
  why?: string
  onAction: () => void
}

/**
 * Actions of a row, requested when the row is mounted: of fifty thousand rows only for the visible ones [TB-01]. `open` has the effect of a
 * click.
 */
export type ActionsOf<R extends Row = Row> = (row: R, open: () => void) => readonly RowAction[]
/** Actions of a row, bound to the list's way of opening it. */
export type RowActionsOf = (row: Row) => readonly RowAction[]

/** Labels of changed rows, by id. */
export type RowChanges = Readonly<Partial<Record<Row['id'], string>>>

/** Address of a row's record; undefined for a record without one. */
export type HrefOf = (id: Row['id']) => string | undefined

/** Column of a table whose rows are records. Keys must never change, because storage contains them [TB-03, LS-03]. */
export interface Column<R = Row> extends TextColumn<R> {
  title: string
  /** False: the whole text shows, in several lines if needed [TB-06]. */
  truncate?: boolean
  /** Values are addresses of images, which are not sortable; rows are a little higher [TB-07]. */
  image?: boolean
  /**
   * Sign of a yes-or-no value: a full or an empty dot, a leaf, a check. `yes` is the positive value, `half` one in between; `fades` greys
   * the rows of the other value.
   */
  sign?: { look: 'dot' | 'leaf' | 'check'; yes: string; half?: string; fades?: boolean }
  /** Codes and dates: digits of equal width. */
  tabular?: true
  /** A third of the table's width, even for short texts. */
  wide?: boolean
  /** Shrinks on narrow tables; the tooltip has the full text. */
  shrink?: boolean
  /** Rank of hiding on even narrower tables: 4 first, 1 last. */
  drop?: 1 | 2 | 3 | 4
  /** Name of the row: bold, and part of its actions' names. Defaults to the first column without images. */
  main?: boolean
  /** Name of a row whose main column is empty: its code. */
  code?(row: R): string
  /** The badge is grey, without a frame: "usted". */
  quiet?: true
  /** Second line of a stacked row, or a line of its own below. */
  meta?: boolean | 'line'
}

export const mainColumn = (columns: readonly Column[]): number => {
  const chosen = columns.findIndex(column => column.main)
  return chosen >= 0
    ? chosen
    : Math.max(
        0,
        columns.findIndex(column => !column.image),
      )
}

/** View with a valid sort: an unknown or missing sort column is replaced by the first sortable one; images cannot be sorted [TB-04]. */
export const sortable = (view: TableView, columns: readonly Pick<Column, 'key' | 'image'>[]): TableView => {
  if (columns.some(({ key, image }) => key === view.sort.column && !image)) return view
  const first = columns.find(column => !column.image)
  return first ? { ...view, sort: { ...view.sort, column: first.key } } : view
}

/** Visible columns in order; always includes the main column [LS-03]. */
export const arranged = (columns: readonly Column[], order: readonly string[] | null): readonly Column[] => {
  if (order === null) return columns
  const main = columns[mainColumn(columns)]?.key ?? ''
  return (order.includes(main) ? order : [main, ...order]).flatMap(key => columns.find(column => column.key === key) ?? [])
}

/** Name of a row in links and in the names of its actions, with markup: the main text, else its code, else its id. */
export const rowName = (columns: readonly Column[], row: Row): string => {
  const main = columns[mainColumn(columns)]
  return richRecordName({ id: row.id, nombre: main?.text(row), codigo: main?.code?.(row) })
}
