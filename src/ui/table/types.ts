import { richRecordName } from '@/domain/recordName'
import type { Row } from '@/domain/table/row'
import type { TableView } from '@/domain/table/view'
import type { Deed } from '@/ui/buttons/deedDrawings'
import type { Path } from '@/ui/buttons/Icon'

export interface RowAction {
  label: string
  /** One of those that Sign.module.css draws, or a path, which takes an element. */
  icon: Deed | Path
  /** Deletes, or something of that kind. */
  danger?: boolean
  /** Between the label and what the row is called: "Restablecer contraseña de Ana". */
  joint?: 'de' | 'para'
  /** Why it cannot be done now: its tooltip and its description. */
  why?: string | undefined
  onAction: () => void
}

/** What can be done with a row: asked for when it shows, of fifty thousand rows only of those in sight [TB-01]. `open` does what a click does. */
export type ActionsOf = (row: Row, open: () => void) => readonly RowAction[]
/** The same, once the list has said how a row opens. */
export type RowActionsOf = (row: Row) => readonly RowAction[]

/** The address of a row's record. */
export type HrefOf = (id: Row['id']) => string

export interface Column {
  title: string
  /** False: the whole text shows, over several lines where it must [TB-06]. */
  truncate?: boolean
  /** Its values are numbers: they stand to the right, and sort by their value. */
  numeric?: boolean
  /** Its values are addresses of images, by which nobody sorts; their row is a little higher [TB-07]. */
  image?: boolean
  /** Its values are words for yes and no, of which `yes` is the one; a sign says so too: a full or an empty dot, a leaf, a check; `half` stands between them; with `fades` the other greys its row. */
  sign?: { look: 'dot' | 'leaf' | 'check'; yes: string; half?: string; fades?: boolean }
  /** Tightens where the table is narrow; the tooltip has the whole text. */
  shrink?: boolean
  /** Goes where the table is narrower still: 4 first, 1 last. */
  drop?: 1 | 2 | 3 | 4
  /** What a row is called: bold, and part of its actions' names. Without any, the first column that has no images. */
  main?: boolean
  /** The row's field that names a row whose main column is empty: its code. */
  code?: number
  /** Which of the row's fields, if it says anything, stands in a badge beside this one: none that has a column of its own. */
  badge?: number
  /** It stands there in grey, without a badge: "usted". */
  quiet?: true
  /** Stands on the second line of a row on a phone. */
  meta?: boolean
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

/** The view, sorted by the first column that one can sort by while its own is none: images have no order [TB-04]. */
export const sortable = (view: TableView, columns: readonly Column[]): TableView => {
  const first = columns.findIndex(column => !column.image)
  return first >= 0 && columns[view.sort.column]?.image ? { ...view, sort: { ...view.sort, column: first } } : view
}

/** A column where it is shown, with the field of a row that it shows. */
export interface TableColumn extends Column {
  field: number
}

/** The columns that show, in their order; what a row is called is always among them [LS-03]. */
export const arranged = (columns: readonly Column[], order: readonly number[] | null): readonly TableColumn[] => {
  const all = columns.map((column, field) => ({ ...column, field }))
  if (order === null) return all
  const main = mainColumn(columns)
  return (order.includes(main) ? order : [main, ...order]).flatMap(field => all[field] ?? [])
}

/** A row in links and in its actions' names, markup included: its main text, its code where that is empty, else its number. */
export const rowName = (columns: readonly TableColumn[], { id, fields }: Row): string => {
  const { field = 0, code = -1 } = columns[mainColumn(columns)] ?? {}
  return richRecordName({ id, nombre: fields[field], codigo: fields[code] })
}
