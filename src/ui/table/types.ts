import { richRecordName } from '@/shared/recordName'
import type { TextColumn } from '@/ui/table/model/prepare'
import type { Row } from '@/ui/table/model/row'
import type { TableView } from '@/shared/tableView'
import type { IconName } from '@/ui/buttons/icons'

export interface RowAction {
  label: string
  /** A pencil, a bin, a copy or a sheet is drawn by Sign.module.css; any other takes an element. */
  icon: IconName
  /** Its label stands beside its icon where the page is wide. */
  inWords?: true
  /** Colours its button and says nothing of what it does. */
  tone?: 'danger'
  /** Between the label and what the row is called: "Restablecer contraseña de Ana". */
  joint?: 'de' | 'para'
  /** Why it cannot be done now: its tooltip and its description. */
  why?: string | undefined
  onAction: () => void
}

/** What can be done with a row: asked for when it shows, of fifty thousand rows only of those in sight [TB-01]. `open` does what a click does. */
export type ActionsOf<R extends Row = Row> = (row: R, open: () => void) => readonly RowAction[]
/** The same, once the list has said how a row opens. */
export type RowActionsOf = (row: Row) => readonly RowAction[]

/** Words at changed rows, by their ids. */
export type RowChanges = Readonly<Partial<Record<Row['id'], string>>>

/** The address of a row's record. */
export type HrefOf = (id: Row['id']) => string

/** Column of a table whose rows are records. Its key never changes: storage keeps it [TB-03, LS-03]. */
export interface Column<R = Row> extends TextColumn<R> {
  title: string
  /** False: the whole text shows, over several lines where it must [TB-06]. */
  truncate?: boolean
  /** Its values are addresses of images, by which nobody sorts; their row is a little higher [TB-07]. */
  image?: boolean
  /** Its values are words for yes and no, of which `yes` is the one; a sign says so too: a full or an empty dot, a leaf, a check; `half` stands between them; with `fades` the other greys its row. */
  sign?: { look: 'dot' | 'leaf' | 'check'; yes: string; half?: string; fades?: boolean }
  /** Takes a third of the table, however short its texts. */
  wide?: boolean
  /** Tightens where the table is narrow; the tooltip has the whole text. */
  shrink?: boolean
  /** Goes where the table is narrower still: 4 first, 1 last. */
  drop?: 1 | 2 | 3 | 4
  /** What a row is called: bold, and part of its actions' names. Without any, the first column that has no images. */
  main?: boolean
  /** Names a row whose main column is empty: its code. */
  code?(row: R): string
  /** The badge stands there in grey, without a frame: "usted". */
  quiet?: true
  /** Stands on the second line of a row on a phone, or on a line of its own below. */
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

/** The view, sorted by the first column that one can sort by where its own is none or has gone: images have no order [TB-04]. */
export const sortable = (view: TableView, columns: readonly Pick<Column, 'key' | 'image'>[]): TableView => {
  if (columns.some(({ key, image }) => key === view.sort.column && !image)) return view
  const first = columns.find(column => !column.image)
  return first ? { ...view, sort: { ...view.sort, column: first.key } } : view
}

/** The columns that show, in their order; what a row is called is always among them [LS-03]. */
export const arranged = (columns: readonly Column[], order: readonly string[] | null): readonly Column[] => {
  if (order === null) return columns
  const main = columns[mainColumn(columns)]?.key ?? ''
  return (order.includes(main) ? order : [main, ...order]).flatMap(key => columns.find(column => column.key === key) ?? [])
}

/** A row in links and in its actions' names, markup included: its main text, its code where that is empty, else its number. */
export const rowName = (columns: readonly Column[], row: Row): string => {
  const main = columns[mainColumn(columns)]
  return richRecordName({ id: row.id, nombre: main?.text(row), codigo: main?.code?.(row) })
}
